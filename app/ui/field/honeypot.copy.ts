import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const leaveEmpty: Bilingual = {
  en: 'Please leave this field empty.',
  si: 'කරුණාකර මෙය හිස්ව තබන්න.',
};
