import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupedRupees } from '#domain/kernel/rupees.ts';
import type { SaveSettingsRefusal } from '#domain/settings/save-settings.server.ts';
import type { SettingsProblem } from '#domain/settings/settings-form.ts';
import { numberProblems } from '#ui/form/number-problems.copy.ts';
import { problemsCopy } from '#ui/form/problems.copy.ts';

type Limits = { min: number; max: number; decimals: number };

/** What is wrong with a field. Texts and numbers have limits of their own. */
export const problemWords: Record<SettingsProblem, (limits: Limits) => Bilingual> = {
  required: problemsCopy.required,
  'too-long': problemsCopy['too-long'],
  unreadable: problemsCopy.unreadable,
  'not-number': numberProblems['not-number'],
  'not-whole': numberProblems['not-whole'],
  'out-of-range': ({ min, max }) => ({
    en: `Please enter a number from ${min} to ${groupedRupees(max)}.`,
    si: `කරුණාකර ${min} සිට ${groupedRupees(max)} දක්වා සංඛ්‍යාවක් ඇතුළත් කරන්න.`,
  }),
  phone: () => ({ en: 'Please enter a Sri Lankan phone number, such as 077 123 4567.', si: 'කරුණාකර 077 123 4567 වැනි ශ්‍රී ලංකා දුරකථන අංකයක් ඇතුළත් කරන්න.' }),
  email: () => ({ en: 'Please enter an email address, such as name@example.com.', si: 'කරුණාකර name@example.com වැනි ඊමේල් ලිපිනයක් ඇතුළත් කරන්න.' }),
  'not-a-choice': () => ({ en: 'Please choose one of the two.', si: 'කරුණාකර දෙකෙන් එකක් තෝරන්න.' }),
};

type FieldRefusal = Exclude<SaveSettingsRefusal['code'], 'changed-meanwhile' | 'invented-claim'>;

/** What cannot be saved together, and the field where it is mended. */
export const refusalWords: Record<FieldRefusal, { field: string; message: Bilingual }> = {
  'no-payment-method': {
    field: 'codEnabled',
    message: {
      en: 'Shoppers need a way to pay: cash on delivery, or bank transfer with your account details.',
      si: 'පාරිභෝගිකයන්ට ගෙවීමට ක්‍රමයක් අවශ්‍යයි: භාණ්ඩ ලැබුණු විට මුදල් ගෙවීම, නැතහොත් ගිණුම් විස්තර සමඟ බැංකු ගිණුමට මුදල් යැවීම.',
    },
  },
  'no-dollar-rate': {
    field: 'lkrPerUsd',
    message: {
      en: 'Please enter how many rupees one US dollar costs.',
      si: 'කරුණාකර ඇමෙරිකානු ඩොලර් 1කට රුපියල් කීයදැයි ඇතුළත් කරන්න.',
    },
  },
  'no-rating': {
    field: 'rating',
    message: {
      en: 'Please enter the average of your customers’ own ratings, or hide the rating.',
      si: 'කරුණාකර ඔබේ පාරිභෝගිකයන් දුන් තරුවල සාමාන්‍යය ඇතුළත් කරන්න, නැත්නම් තරු සඟවන්න.',
    },
  },
};

export const inventedClaim: Bilingual = {
  en: 'This is an example that came with the shop. Replace it with what is true of yours, then show it.',
  si: 'මෙය වෙළඳසැල සමඟ ලැබුණු උදාහරණයක්. එය ඔබේ වෙළඳසැලේ සත්‍ය තොරතුරකින් වෙනස් කර, ඉන්පසු පෙන්වන්න.',
};
