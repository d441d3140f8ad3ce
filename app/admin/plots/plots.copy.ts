import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const plotsCopy = {
  asTable: { en: 'As a table', si: 'වගුවක් ලෙස' },
  cancelledPart: { en: 'of which cancelled', si: 'මින් අවලංගු කළ' },
} satisfies Record<string, Bilingual>;
