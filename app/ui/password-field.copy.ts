import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const passwordFieldCopy = {
  show: { en: 'Show password', si: 'මුරපදය පෙන්වන්න' },
  hide: { en: 'Hide password', si: 'මුරපදය සඟවන්න' },
} satisfies Record<string, Bilingual>;
