/** The languages of the shop. The address alone decides which one a page uses. */
export const languages = ['en', 'si'] as const;
export type Language = (typeof languages)[number];

/** One text in both languages. A missing half does not compile. */
export type Bilingual = { en: string; si: string };

/** Returns the text of a language. An empty Sinhala text falls back to English, with the language that it is in. */
export function textIn(language: Language, of: Bilingual): { text: string; language: Language } {
  return language === 'si' && of.si.trim() !== ''
    ? { text: of.si, language: 'si' }
    : { text: of.en, language: 'en' };
}
