import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** The reply of an invented customer once their parcel is on its way. */
export const demoReply: Bilingual = {
  en: '(Demo) Thank you! How often should I use it?',
  si: '(නියැදිය) ස්තූතියි! එය දවසට කී වරක් භාවිත කළ යුතුද?',
};
