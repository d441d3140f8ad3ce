import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Botanical } from '#ui/picture/botanical.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { layoutCopy } from './layout.copy.ts';
import type { LayoutData } from './layout-data.ts';
import { type NavLink, policyLinks } from './page-links.ts';
import { SiteLogo } from './site-logo.tsx';

type SiteFooterProps = LayoutData & { links: NavLink[] };

/** Includes the list of pages, whose id `site-links` is where the menu button links to without JavaScript. */
export function SiteFooter({ links, ...layoutData }: SiteFooterProps) {
  const { siteName, deliveryPromise, contacts, payments, year } = layoutData;
  const translate = useTranslate();
  return (
    <footer className="below-first-screen on-dark print:hidden relative overflow-clip bg-leaf-950 pt-[clamp(44px,7vw,88px)] pb-7 [--second:var(--color-leaf-200)]">
      <Botanical
        plant="neem"
        stroke="large"
        className="pointer-events-none absolute -right-17 -bottom-15 w-72 text-leaf-200/12 md:w-105 md:text-leaf-200/15"
      />
      <div className="site-footer-columns wrap text-base">
        <div className="site-footer-shop">
          <SiteLogo tone="on-dark" named className="w-46" />
          {deliveryPromise && (
            <p className="mt-5.5 max-w-[36ch] text-cream-300 [&>.second]:mt-1 [&>.second]:text-md">
              <Both of={deliveryPromise} />
            </p>
          )}
        </div>
        <FooterLinks id="site-links" title={siteName} links={links} />
        <FooterLinks
          id="policy-links"
          title={layoutCopy.policies}
          links={policyLinks(useLanguage())}
        />
        <div className="min-w-0 max-sm:text-md">
          <FooterTitle of={layoutCopy.contact} />
          <ul>
            {contacts.map(({ kind, text, href }) => (
              <FooterItem key={kind} href={href}>
                <Both of={kind === 'whatsapp' ? whatsApp : text} />
              </FooterItem>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap relative mt-9 border-t border-line-dark pt-5.5 text-sm text-leaf-200 sm:mt-14">
        <p className="mb-1">
          <Text of={payments} />
        </p>
        <p>
          {`© ${year} ${translate(siteName)}. `}
          <Text of={layoutCopy.allRightsReserved} />
        </p>
      </div>
    </footer>
  );
}

/** Shows only phone and policies, for a page with one task. Leaves room below for that page's floating button on phones. */
export function ShortFooter({ siteName, contacts, year }: LayoutData) {
  const translate = useTranslate();
  const links: { href: string; text: Bilingual }[] = [
    ...contacts.flatMap(({ kind, href, text }) => (kind === 'phone' && href ? { href, text } : [])),
    ...policyLinks(useLanguage()).map(({ href, label }) => ({ href, text: label })),
  ];
  return (
    <footer className="border-t border-line pt-3 pb-28 lg:pb-3 text-sm text-ink-600">
      <div className="wrap flex flex-wrap items-center gap-x-5">
        <p>{`© ${year} ${translate(siteName)}`}</p>
        {links.map(({ href, text }) => (
          <Link key={href} to={href} className="flex min-h-11 items-center hover:underline">
            <Text of={text} />
          </Link>
        ))}
      </div>
    </footer>
  );
}

/** Replaces the WhatsApp number, which is usually the phone number listed above it. */
const whatsApp: Bilingual = { en: 'WhatsApp', si: 'WhatsApp' };

function FooterLinks({ id, title, links }: { id: string; title: Bilingual; links: NavLink[] }) {
  return (
    <nav id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="scroll-mt-8">
      <FooterTitle id={`${id}-title`} of={title} />
      <ul>
        {links.map(({ href, label }) => (
          <FooterItem key={href} href={href}>
            <Both of={label} />
          </FooterItem>
        ))}
      </ul>
    </nav>
  );
}

function FooterTitle({ id, of }: { id?: string; of: Bilingual }) {
  return (
    <h2
      id={id}
      className="mb-2.5 font-text text-xs font-medium tracking-eyebrow text-cream-300 uppercase lang-si:text-base"
    >
      <Text of={of} />
    </h2>
  );
}

function FooterItem({ href, children }: { href?: string | undefined; children: ReactNode }) {
  const look =
    'flex min-h-11 flex-col py-1 leading-snug wrap-anywhere text-cream-100 [&>.second]:text-xs';
  return (
    <li>
      {href === undefined ? (
        <p className={look}>{children}</p>
      ) : (
        <Link to={href} className={`w-fit hover:underline ${look}`}>
          {children}
        </Link>
      )}
    </li>
  );
}
