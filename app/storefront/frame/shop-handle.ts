import type { ReactNode } from 'react';
import type { Language } from '#domain/kernel/bilingual.ts';

/** The same page in the other language, and that language's own name. */
export type LanguageSwitchProps = { href: string; language: Language; name: string };

/**
 * What a page of the shop may change in its frame: `export const handle: ShopHandle = { … }`. A page with a form
 * replaces the link to the other language by `languageSwitch`: a button of that form, so that what was typed is kept.
 * Give it `className="site-nav-language"` and `lang`.
 */
export type ShopHandle = {
  nav?: 'over-hero';
  /** For a page with one task: nothing in bar and footer that leads away from it, except on a wide screen. */
  isQuiet?: true;
  languageSwitch?: (props: LanguageSwitchProps) => ReactNode;
};
