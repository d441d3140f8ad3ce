import { href } from 'react-router';
import type { Language } from '#domain/kernel/bilingual.ts';
import { pathIn } from '#web/language-path.ts';
import type { NavLink } from './nav-link.ts';
import { shellCopy } from './shell.copy.ts';

/** The sections of the landing page, which every page leads to. */
export function sectionLinks(
  language: Language,
  { hasStories }: { hasStories: boolean },
): NavLink[] {
  const stories = { href: pathIn(language, '/#testimonials'), label: shellCopy.testimonials };
  return [
    { href: pathIn(language, '/#home'), label: shellCopy.home },
    { href: pathIn(language, '/#about'), label: shellCopy.about },
    { href: pathIn(language, '/#products'), label: shellCopy.products },
    { href: pathIn(language, '/#benefits'), label: shellCopy.benefits },
    ...(hasStories ? [stories] : []),
    { href: pathIn(language, '/#contact'), label: shellCopy.contact },
  ];
}

export function policyLinks(language: Language): NavLink[] {
  return [
    { href: pathIn(language, href('/privacy-policy')), label: shellCopy.privacyPolicy },
    { href: pathIn(language, href('/terms-conditions')), label: shellCopy.terms },
    { href: pathIn(language, href('/refund-policy')), label: shellCopy.refundPolicy },
  ];
}
