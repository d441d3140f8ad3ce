/** The two languages of the shop. The address alone decides which one a page speaks. */
export const languages = ['en', 'si'] as const;
export type Language = (typeof languages)[number];

/** One text in both languages. A forgotten half does not compile. */
export type Bilingual = { en: string; si: string };

/** What the owner may leave empty in Sinhala falls back to English, and says so with its language. */
export function textIn(language: Language, of: Bilingual): { text: string; language: Language } {
  return language === 'si' && of.si.trim() !== ''
    ? { text: of.si, language: 'si' }
    : { text: of.en, language: 'en' };
}
