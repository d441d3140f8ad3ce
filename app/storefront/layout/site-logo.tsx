import { use } from 'react';
import { Logo } from '#ui/picture/logo.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';
import { layoutCopy } from './layout.copy.ts';
import { LayoutContext } from './layout-data.ts';

type SiteLogoProps = {
  tone: 'on-cream' | 'on-dark';
  className?: string;
  /** Adds the name of the shop, where no surrounding link has it. */
  named?: boolean;
};

/** Shows the owner's logo, or the built-in one: only its symbol, beside the shop's name, if the shop has another name. */
export function SiteLogo({ named = false, ...rest }: SiteLogoProps) {
  const translate = useTranslate();
  const { siteName, pictures } = use(LayoutContext) ?? {};
  const name = named && siteName ? translate(siteName) : undefined;
  if (!pictures?.logo) return <DrawnLogo {...rest} name={name} />;
  const { path, width, height, alt } = pictures.logo;
  const altText = named ? translate(alt) || name : '';
  return <img src={path} alt={altText} width={width} height={height} className="own-logo" />;
}

type DrawnLogoProps = Pick<SiteLogoProps, 'tone' | 'className'> & { name: string | undefined };

function DrawnLogo({ tone, className = '', name }: DrawnLogoProps) {
  const siteName = use(LayoutContext)?.siteName;
  const { shopName: drawn } = layoutCopy;
  if (!siteName || (siteName.en === drawn.en && siteName.si === drawn.si)) {
    return <Logo tone={tone} className={className} {...(name && { name })} />;
  }
  return (
    <span className="flex items-center gap-2.5 font-display text-sm leading-tight sm:text-md wrap-anywhere lang-si:leading-normal">
      <Logo shape="mark" tone={tone} className="w-8.5 flex-none" />
      <span className="line-clamp-3 py-0.5">
        <Text of={siteName} />
      </span>
    </span>
  );
}
