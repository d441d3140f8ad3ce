import { href } from 'react-router';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import type { LandingSections } from '#domain/settings/landing/landing-claims.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import { layoutCopy } from './layout.copy.ts';

/** Returns links to the sections that the landing page has today. */
export function sectionLinks(language: Language, sections: LandingSections): NavLink[] {
  const link = (section: string, label: Bilingual): NavLink => ({
    href: localizePath(language, `/#${section}`),
    label,
  });
  return [
    link('home', layoutCopy.home),
    ...(sections.about ? [link('about', layoutCopy.about)] : []),
    link('products', layoutCopy.products),
    ...(sections.benefits ? [link('benefits', layoutCopy.benefits)] : []),
    ...(sections.testimonials ? [link('testimonials', layoutCopy.testimonials)] : []),
    link('contact', layoutCopy.contact),
  ];
}

/** Returns the link to the page that finds an order by its number and phone. */
export function trackLink(language: Language): NavLink {
  return { href: localizePath(language, href('/track')), label: layoutCopy.track };
}

/** Returns the link that reaches the account without scripts, also where the bar has no room for it. */
export function accountLink(language: Language): NavLink {
  return { href: localizePath(language, href('/account')), label: layoutCopy.account };
}

export function policyLinks(language: Language): NavLink[] {
  return [
    { href: localizePath(language, href('/privacy-policy')), label: layoutCopy.privacyPolicy },
    { href: localizePath(language, href('/terms-conditions')), label: layoutCopy.terms },
    { href: localizePath(language, href('/refund-policy')), label: layoutCopy.refundPolicy },
  ];
}

/** A link to a page or section of the shop, with its label in the navigation. */
export type NavLink = { href: string; label: Bilingual };
