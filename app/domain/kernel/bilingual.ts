/** The languages of the shop. The URL alone decides which one a page for shoppers uses. */
export const languages = ['en', 'si'] as const;
export type Language = (typeof languages)[number];

/** One text in both languages. A missing half does not compile. */
export type Bilingual = { en: string; si: string };

/** Returns the text of a language. An empty Sinhala text falls back to English; `language` is that of the returned text. */
export function textIn(language: Language, texts: Bilingual): { text: string; language: Language } {
  return language === 'si' && texts.si.trim() !== ''
    ? { text: texts.si, language: 'si' }
    : { text: texts.en, language: 'en' };
}
