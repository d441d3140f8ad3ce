import { use } from 'react';
import { useSay } from '#ui/language.tsx';
import { Logo } from '#ui/logo.tsx';
import { Text } from '#ui/text.tsx';
import { frameCopy } from './frame.copy.ts';
import { FrameContext } from './frame.ts';

type SiteLogoProps = {
  tone: 'on-cream' | 'on-dark';
  className?: string;
  /** Set where no link around it has the name. */
  named?: boolean;
};

/** The logo or, where the owner has another name, its mark with that name beside it. */
export function SiteLogo({ tone, className = '', named = false }: SiteLogoProps) {
  const say = useSay();
  const siteName = use(FrameContext)?.siteName;
  const { shopName: drawn } = frameCopy;
  if (!siteName || (siteName.en === drawn.en && siteName.si === drawn.si)) {
    const name = named && siteName ? { name: say(siteName) } : {};
    return <Logo tone={tone} className={className} {...name} />;
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
