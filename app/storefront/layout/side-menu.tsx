import Phone from 'lucide-react/icons/phone';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { AccountLinks } from '#storefront/session/account-links.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { Botanical } from '#ui/picture/botanical.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { layoutCopy } from './layout.copy.ts';
import { useLayoutData } from './layout-data.ts';
import { type NavLink, trackLink } from './page-links.ts';
import { SiteLogo } from './site-logo.tsx';

export type SideMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: RefObject<HTMLElement | null>;
  links: NavLink[];
};

/** Lists the pages on a phone, in both languages. Closes when a link is followed, because the page may stay the same. */
export function SideMenu({ links, onOpenChange, ...rest }: SideMenuProps) {
  const translate = useTranslate();
  return (
    <Drawer
      size="menu"
      tone="leaf"
      title={layoutCopy.menu}
      closeLabel={layoutCopy.closeMenu}
      header={<SiteLogo tone="on-dark" className="w-32" />}
      onOpenChange={onOpenChange}
      {...rest}
    >
      <Botanical
        plant="gotukola"
        stroke="large"
        className="pointer-events-none absolute -right-12 -bottom-9 w-60 text-leaf-200/16"
      />
      <nav aria-label={translate(layoutCopy.mainNavigation)}>
        {[...links, trackLink(useLanguage())].map(({ href, label }) => (
          <Link
            key={href}
            to={href}
            onClick={() => onOpenChange(false)}
            className="block border-b border-line-dark py-2.5 font-display text-xl leading-heading text-cream-100 no-underline hover:text-gold-300 [&>.second]:mt-0.5 [&>.second]:font-text [&>.second]:text-md"
          >
            <Both of={label} />
          </Link>
        ))}
      </nav>
      <section
        aria-label={translate(layoutCopy.account)}
        className="relative -mx-3.5 mt-4 text-cream-100"
      >
        <AccountLinks onFollow={() => onOpenChange(false)} />
      </section>
      <NumberLinks />
    </Drawer>
  );
}

/** Links to the phone and WhatsApp numbers that the shop has. */
function NumberLinks() {
  const numbers = useLayoutData().contacts.filter(
    ({ kind, href }) => href !== undefined && (kind === 'phone' || kind === 'whatsapp'),
  );
  return (
    <div className="relative mt-5 text-leaf-200 empty:hidden">
      {numbers.map(({ kind, text, href }) => (
        <a
          key={kind}
          href={href}
          className="flex min-h-11 items-center gap-3 text-base hover:underline"
        >
          {kind === 'phone' ? (
            <Phone aria-hidden="true" className="size-5" />
          ) : (
            <WhatsAppGlyph className="size-5" />
          )}
          <span className="tabular-nowrap">
            {kind === 'whatsapp' && 'WhatsApp '}
            <Text of={text} />
          </span>
        </a>
      ))}
    </div>
  );
}
