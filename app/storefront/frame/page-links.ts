import { href } from 'react-router';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import type { LandingSections } from '#domain/settings/landing/landing-claims.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import { frameCopy } from './frame.copy.ts';

/** Returns links to the sections that the landing page has today. */
export function sectionLinks(language: Language, sections: LandingSections): NavLink[] {
  const link = (section: string, label: Bilingual): NavLink => ({
    href: localizePath(language, `/#${section}`),
    label,
  });
  return [
    link('home', frameCopy.home),
    ...(sections.about ? [link('about', frameCopy.about)] : []),
    link('products', frameCopy.products),
    ...(sections.benefits ? [link('benefits', frameCopy.benefits)] : []),
    ...(sections.testimonials ? [link('testimonials', frameCopy.testimonials)] : []),
    link('contact', frameCopy.contact),
  ];
}

/** Returns the link to the page that finds an order by its number and phone. */
export function trackLink(language: Language): NavLink {
  return { href: localizePath(language, href('/track')), label: frameCopy.track };
}

/** Returns the link that reaches the account without scripts, also where the bar has no room for it. */
export function accountLink(language: Language): NavLink {
  return { href: localizePath(language, href('/account')), label: frameCopy.account };
}

export function policyLinks(language: Language): NavLink[] {
  return [
    { href: localizePath(language, href('/privacy-policy')), label: frameCopy.privacyPolicy },
    { href: localizePath(language, href('/terms-conditions')), label: frameCopy.terms },
    { href: localizePath(language, href('/refund-policy')), label: frameCopy.refundPolicy },
  ];
}

/** A link to a page or section of the shop, with its label in the navigation. */
export type NavLink = { href: string; label: Bilingual };
