import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** The last paragraph of all three documents: when and in which languages the shop answers. */
export const supportHours: Bilingual = {
  en: 'Support: Monday to Saturday, 9:00-18:00. We respond within 24 hours, in Sinhala and English.',
  si: 'සහාය: සඳුදා සිට සෙනසුරාදා දක්වා, පෙ.ව. 9.00 සිට ප.ව. 6.00 දක්වා. පැය 24ක් ඇතුළත සිංහලෙන් සහ ඉංග්‍රීසියෙන් පිළිතුරු ලැබේ.',
};
