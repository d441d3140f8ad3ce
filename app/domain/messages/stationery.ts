import { type Bilingual, type Language, textIn } from '#domain/kernel/bilingual.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** What every letter is written on: who writes, in which language, and where its links lead. */
export type Stationery = {
  language: Language;
  settings: Settings;
  /** The origin of APP_URL, without a slash at its end. */
  appUrl: string;
  /** A demonstration shows its invented contacts; a real shop keeps quiet about what nobody has entered yet. */
  demo: boolean;
};

export function say({ language }: Pick<Stationery, 'language'>, of: Bilingual): string {
  return textIn(language, of).text;
}

/** A page of the shop in the letter's language. */
export function shopUrl({ appUrl, language }: Stationery, path: string): string {
  return `${appUrl}${language === 'si' ? '/si' : ''}${path}`;
}

/** The head of a letter: the name of the shop, and beside it the one in the other language where there is one. */
export function letterHead({ language, settings: { siteName } }: Stationery) {
  const shopName = say({ language }, siteName);
  const otherLanguage: Language = language === 'si' ? 'en' : 'si';
  const text = siteName[otherLanguage].trim();
  const isOther = text !== '' && text !== shopName;
  const otherName = isOther ? { text, language: otherLanguage } : undefined;
  return { language, shopName, otherName };
}
