import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type PasswordErrorCode, passwordLength } from './password.ts';

/** The reasons for which a new password is refused, for shoppers and admins alike. */
export const newPasswordProblems: Record<PasswordErrorCode, Bilingual> = {
  required: { en: 'Please choose a password.', si: 'කරුණාකර මුරපදයක් තෝරන්න.' },
  'too-short': {
    en: `Please choose a stronger password of at least ${passwordLength.min} characters.`,
    si: `කරුණාකර වඩා ශක්තිමත් මුරපදයක් තෝරන්න: අවම වශයෙන් අකුරු හෝ ඉලක්කම් ${passwordLength.min}ක්.`,
  },
  'too-long': {
    en: `Please choose a password of no more than ${passwordLength.max} characters.`,
    si: `කරුණාකර අකුරු ${passwordLength.max}කට නොවැඩි මුරපදයක් තෝරන්න.`,
  },
  common: {
    en: 'This password is easy to guess. Please choose another one.',
    si: 'මෙම මුරපදය පහසුවෙන් අනුමාන කළ හැකියි. කරුණාකර වෙනත් එකක් තෝරන්න.',
  },
};
