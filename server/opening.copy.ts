import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const openingCopy = {
  title: { en: 'Not available right now', si: 'සේවාව මේ මොහොතේ ක්‍රියා කරන්නේ නැහැ' },
  unavailable: {
    en: 'The service is not available right now. Please try again shortly.',
    si: 'සේවාව මේ මොහොතේ ක්‍රියා කරන්නේ නැහැ. කරුණාකර මඳ වේලාවකින් නැවත උත්සාහ කරන්න.',
  },
} satisfies Record<string, Bilingual>;
