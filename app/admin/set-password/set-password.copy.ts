import { newPasswordProblems } from '#domain/accounts/new-password.copy.ts';
import { passwordLength } from '#domain/accounts/password.ts';
import type { UnusableLink } from '#domain/auth/resets/find-reset-link.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const setPasswordCopy = {
  choose: { en: 'Choose your password', si: 'ඔබේ මුරපදය තෝරන්න' },
  save: { en: 'Save the password', si: 'මුරපදය සුරකින්න' },
  unusableLink: { en: 'This link no longer works', si: 'මෙම සබැඳිය තවදුරටත් ක්‍රියා කරන්නේ නැහැ' },
} satisfies Record<string, Bilingual>;

export const unusableLinkCopy: Record<UnusableLink['code'], Bilingual> = {
  'link-used': {
    en: 'This link was used already. Sign in with the password that you chose, or ask another admin for a new link.',
    si: 'මෙම සබැඳිය දැනටමත් භාවිත කර තිබෙනවා. ඔබ තෝරා ගත් මුරපදයෙන් පිවිසෙන්න, නැත්නම් වෙනත් පරිපාලකයෙකුගෙන් අලුත් සබැඳියක් ඉල්ලන්න.',
  },
  'link-expired': {
    en: 'This link has expired, or a newer one took its place. Please ask another admin for a new link.',
    si: 'මෙම සබැඳිය කල් ඉකුත් වී, නැතහොත් ඊට අලුත් එකක් සාදා තිබෙනවා. කරුණාකර වෙනත් පරිපාලකයෙකුගෙන් අලුත් සබැඳියක් ඉල්ලන්න.',
  },
  'link-unknown': {
    en: 'This link is incomplete. Please open it whole, as it was sent to you.',
    si: 'මෙම සබැඳිය අසම්පූර්ණයි. කරුණාකර ඔබට එවූ පරිදිම සම්පූර්ණයෙන් විවෘත කරන්න.',
  },
};

export const setPasswordFields: FormFields = {
  username: { label: { en: 'You sign in as', si: 'ඔබ පිවිසෙන නාමය' } },
  password: {
    input: { type: 'password', autoComplete: 'new-password' },
    label: { en: 'New password', si: 'නව මුරපදය' },
    hint: {
      en: `At least ${passwordLength.min} characters. Several words in a row are good.`,
      si: `අවම වශයෙන් අකුරු හෝ ඉලක්කම් ${passwordLength.min}ක්. වචන කිහිපයක් එක දිගට යොදා ගැනීම හොඳයි.`,
    },
    wrong: newPasswordProblems,
  },
};
