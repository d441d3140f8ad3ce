import type { Language } from '#domain/kernel/bilingual.ts';
import { shellCopy } from './frame.copy.ts';

export type ProblemKind = 'not-found' | 'failed';

/** The name of the shop as it is built: where these titles are needed, its settings may be out of reach. */
export function shopTitle(language: Language): string {
  return shellCopy.shopName[language];
}

export function problemTitle(kind: ProblemKind, language: Language): string {
  const of = kind === 'not-found' ? shellCopy.pageNotFound : shellCopy.notAvailable;
  return `${of[language]} | ${shopTitle(language)}`;
}
