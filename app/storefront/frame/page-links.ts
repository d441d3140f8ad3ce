import { href } from 'react-router';
import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import type { LandingSections } from '#domain/settings/landing-claims.ts';
import { pathIn } from '#web/language-path.ts';
import { shellCopy } from './frame.copy.ts';

/** Links to the sections that the landing page has today. */
export function sectionLinks(language: Language, sections: LandingSections): NavLink[] {
  const link = (section: string, label: Bilingual): NavLink => ({
    href: pathIn(language, `/#${section}`),
    label,
  });
  return [
    link('home', shellCopy.home),
    ...(sections.about ? [link('about', shellCopy.about)] : []),
    link('products', shellCopy.products),
    ...(sections.benefits ? [link('benefits', shellCopy.benefits)] : []),
    ...(sections.stories ? [link('testimonials', shellCopy.testimonials)] : []),
    link('contact', shellCopy.contact),
  ];
}

export function policyLinks(language: Language): NavLink[] {
  return [
    { href: pathIn(language, href('/privacy-policy')), label: shellCopy.privacyPolicy },
    { href: pathIn(language, href('/terms-conditions')), label: shellCopy.terms },
    { href: pathIn(language, href('/refund-policy')), label: shellCopy.refundPolicy },
  ];
}

/** A page of the shop as its navigation names it. */
export type NavLink = { href: string; label: Bilingual };
