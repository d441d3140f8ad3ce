import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** The name that is drawn into the logo. */
export const drawnName: Bilingual = { en: 'Sandhi', si: 'සන්ධි' };
