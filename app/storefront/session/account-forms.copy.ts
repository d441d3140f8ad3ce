import { newPasswordProblems } from '#domain/accounts/new-password.copy.ts';
import { passwordLength } from '#domain/accounts/password.ts';
import { maxIdentifierLength } from '#domain/accounts/sign-up-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import type { FormFields } from '#ui/form/form-fields.ts';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';

/** Fields that the forms about accounts and passwords share. */
export const accountFields = {
  identifier: {
    input: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
    label: { en: 'Email or phone', si: 'ඊමේල් හෝ දුරකථන අංකය' },
    max: maxIdentifierLength,
    wrong: {
      required: {
        en: 'Please enter your email address or phone number.',
        si: 'කරුණාකර ඔබේ ඊමේල් ලිපිනය හෝ දුරකථන අංකය ඇතුළත් කරන්න.',
      },
      identifier: {
        en: 'Please enter a valid email address or a Sri Lankan phone number, for example 077 123 4567.',
        si: 'කරුණාකර නිවැරදි ඊමේල් ලිපිනයක් හෝ ශ්‍රී ලංකාවේ දුරකථන අංකයක් ඇතුළත් කරන්න. උදා: 077 123 4567',
      },
    },
  },
  code: {
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    label: { en: 'Code', si: 'කේතය' },
    hint: { en: 'Six digits, from the SMS.', si: 'SMS පණිවිඩයේ ඇති ඉලක්කම් හය.' },
    wrong: {
      required: { en: 'Please enter the code.', si: 'කරුණාකර කේතය ඇතුළත් කරන්න.' },
      code: { en: 'Please enter the six digits of the code.', si: 'කරුණාකර කේතයේ ඉලක්කම් හය ඇතුළත් කරන්න.' },
    },
  },
  password: {
    input: { type: 'password', autoComplete: 'current-password' },
    label: { en: 'Password', si: 'මුරපදය' },
    wrong: { en: 'Please enter your password.', si: 'කරුණාකර මුරපදය ඇතුළත් කරන්න.' },
  },
  newPassword: {
    input: { type: 'password', autoComplete: 'new-password' },
    label: { en: 'New password', si: 'නව මුරපදය' },
    hint: { en: `At least ${passwordLength.min} characters.`, si: `අවම වශයෙන් අකුරු හෝ ඉලක්කම් ${passwordLength.min}ක්.` },
    wrong: newPasswordProblems,
  },
} satisfies FormFields;

/** Refusals of the forms about accounts and passwords whose fields are right. */
export type AccountRefusal =
  | { code: 'invalid-credentials' | 'code-wrong' | 'already-used' | 'demo-account' | 'not-by-hand' | 'order-has-account' | 'failed' }
  | { code: 'too-many-attempts'; minutes: number };

const refusals: Record<Exclude<AccountRefusal['code'], 'too-many-attempts'>, Bilingual> = {
  'invalid-credentials': { en: 'The details you entered are not correct.', si: 'ඇතුළත් කළ තොරතුරු නිවැරදි නැහැ.' },
  'code-wrong': {
    en: 'This code is wrong or no longer works. A code works for 10 minutes, and only the newest one does.',
    si: 'මෙම කේතය වැරදියි, නැතහොත් තවදුරටත් වලංගු නැහැ. කේතයක් වලංගු වන්නේ මිනිත්තු 10කට පමණයි; ක්‍රියා කරන්නේ අලුත්ම කේතය පමණයි.',
  },
  'already-used': {
    en: 'An account with this email or phone already exists.',
    si: 'මෙම ඊමේල් ලිපිනයට හෝ දුරකථන අංකයට දැනටමත් ගිණුමක් තිබෙනවා.',
  },
  'order-has-account': {
    en: 'This order is already in an account. Please sign in to see it there.',
    si: 'මෙම ඇණවුම දැනටමත් ගිණුමක තිබෙනවා. එය එහි බැලීමට කරුණාකර පිවිසෙන්න.',
  },
  'demo-account': {
    en: 'The password of the demo account cannot be changed. It is shown on the login screen.',
    si: 'නියැදි ගිණුමේ මුරපදය වෙනස් කළ නොහැකියි. එය පිවිසුම් තිරයේ පෙන්වා තිබෙනවා.',
  },
  'not-by-hand': {
    en: 'We could not tell whether a person filled in this form. Please check it and press the button again.',
    si: 'මෙම පෝරමය පිරවූයේ පුද්ගලයෙක්දැයි අපට තහවුරු කරගත නොහැකි වුණා. කරුණාකර එය පරීක්ෂා කර බොත්තම නැවත ඔබන්න.',
  },
  failed: layoutCopy.unavailable,
};

export function refusalCopy(refusal: AccountRefusal): Bilingual {
  return refusal.code === 'too-many-attempts' ? tooManyAttempts(refusal.minutes) : refusals[refusal.code];
}
