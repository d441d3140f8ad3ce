import type { Language } from '#domain/kernel/bilingual.ts';
import { frameCopy } from '#storefront/frame/frame.copy.ts';

export type ProblemKind = 'not-found' | 'failed';

/** Returns the built-in name of the shop: where these titles are needed, its settings may be unreachable. */
export function shopTitle(language: Language): string {
  return frameCopy.shopName[language];
}

export function problemTitle(kind: ProblemKind, language: Language): string {
  const of = kind === 'not-found' ? frameCopy.pageNotFound : frameCopy.notAvailable;
  return `${of[language]} | ${shopTitle(language)}`;
}
