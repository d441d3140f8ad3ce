import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Does not repeat the field's label, so that a query by label finds only the field. */
export const passwordFieldCopy = {
  show: { en: 'Show what is typed', si: 'ඇතුළත් කළ දේ පෙන්වන්න' },
  hide: { en: 'Hide what is typed', si: 'ඇතුළත් කළ දේ සඟවන්න' },
} satisfies Record<string, Bilingual>;
