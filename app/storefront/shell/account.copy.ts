import { type PasswordProblem, passwordLength } from '#domain/accounts/password.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Words that the screens about accounts and passwords share. */
export const accountCopy = {
  identifier: { en: 'Email or phone', si: 'ඊමේල් හෝ දුරකථන අංකය' },
  identifierRequired: {
    en: 'Please enter your email address or phone number.',
    si: 'කරුණාකර ඔබේ ඊමේල් ලිපිනය හෝ දුරකථන අංකය ඇතුළත් කරන්න.',
  },
  password: { en: 'Password', si: 'මුරපදය' },
  passwordRequired: { en: 'Please enter your password.', si: 'කරුණාකර මුරපදය ඇතුළත් කරන්න.' },
  passwordHint: { en: `At least ${passwordLength.min} characters.`, si: `අවම අකුරු ${passwordLength.min}ක්.` },
} satisfies Record<string, Bilingual>;

export const newPasswordProblems: Record<PasswordProblem, Bilingual> = {
  required: { en: 'Please choose a password.', si: 'කරුණාකර මුරපදයක් තෝරන්න.' },
  'too-short': {
    en: `Please choose a stronger password, at least ${passwordLength.min} characters.`,
    si: `කරුණාකර වඩා ශක්තිමත් මුරපදයක් තෝරන්න. අවම අකුරු ${passwordLength.min}ක්.`,
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

export function tooManyAttempts(minutes: number): Bilingual {
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return {
    en: `Too many attempts. Please try again in ${wait}.`,
    si: `උත්සාහ ගණන වැඩියි. කරුණාකර මිනිත්තු ${minutes}කින් නැවත උත්සාහ කරන්න.`,
  };
}
