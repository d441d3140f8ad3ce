import { passwordLength } from '#domain/accounts/password.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { counted } from '#domain/kernel/counted.ts';

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

export function tooManyAttempts(minutes: number): Bilingual {
  return {
    en: `Too many attempts. Please try again in ${counted(minutes, 'minute')}.`,
    si: `උත්සාහ ගණන වැඩියි. කරුණාකර මිනිත්තු ${minutes}කින් නැවත උත්සාහ කරන්න.`,
  };
}
