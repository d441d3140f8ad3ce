import type { ReactNode } from 'react';
import type { Language } from '#domain/kernel/bilingual.ts';

/** The same page in the other language, and that language's own name. */
export type LanguageSwitchProps = { href: string; language: Language; name: string };

/**
 * Changes the layout around a page: `export const handle: ShopHandle = { … }`. A page with a form can replace the
 * language link by a button of its form (`languageSwitch`), with `className="site-nav-language"` and `lang`.
 */
export type ShopHandle = {
  /** Puts the bar over the picture at the top of the page, without a background until the page is scrolled. */
  nav?: 'over-hero';
  /** Shortens the footer, and hides search, account, cart and menu on narrow screens, for a page with one task. */
  isMinimal?: true;
  languageSwitch?: (props: LanguageSwitchProps) => ReactNode;
};
