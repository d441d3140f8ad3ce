import { detailsLimits } from '#domain/customers/details-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountCopy, wrongPassword } from '#storefront/account/account.copy.ts';
import { type FormFields, withLimits } from '#ui/form/form-fields.ts';
import { email, fullName, phone } from '#ui/form/person.copy.ts';

export const detailsCopy = {
  phoneHint: {
    en: 'For example 077 123 4567. You can sign in with it.',
    si: 'උදා: 077 123 4567. ගිණුමට පිවිසීමටත් මෙය යොදා ගන්න පුළුවන්.',
  },
  passwordHint: {
    en: 'Only needed to change your email or phone.',
    si: 'අවශ්‍ය වන්නේ ඊමේල් ලිපිනය හෝ දුරකථන අංකය වෙනස් කරන්න පමණයි.',
  },
  verified: { en: 'Confirmed', si: 'තහවුරු කර ඇත' },
  verifyEmail: { en: 'Confirm your email address', si: 'ඔබේ ඊමේල් ලිපිනය තහවුරු කරන්න' },
  whyVerifyEmail: {
    en: 'We will send a link to your address. Guest orders placed with it will then be added to your account.',
    si: 'අපි ඔබේ ලිපිනයට සබැඳියක් එවනවා. එවිට, එම ලිපිනයෙන් ගිණුමක් නැතිව කළ ඇණවුම් මෙම ගිණුමට එක් වෙනවා.',
  },
  sendLink: { en: 'Send me a link', si: 'සබැඳියක් එවන්න' },
  verifyPhone: { en: 'Confirm your phone number', si: 'ඔබේ දුරකථන අංකය තහවුරු කරන්න' },
  whyVerifyPhone: {
    en: 'We will send a code to your phone. Guest orders of the last 90 days placed with it will then be added to your account, and a forgotten password can be replaced by SMS.',
    si: 'අපි ඔබේ දුරකථනයට කේතයක් එවනවා. එවිට, පසුගිය දින 90 තුළ එම අංකයෙන් ගිණුමක් නැතිව කළ ඇණවුම් මෙම ගිණුමට එක් වෙනවා; අමතක වූ මුරපදයක් SMS මගින් මාරු කරන්නත් පුළුවන්.',
  },
  yourData: { en: 'Your data', si: 'ඔබේ දත්ත' },
  dataSentence: {
    en: 'Everything we keep about you, in one file.',
    si: 'අප ළඟ ඇති ඔබේ සියලු තොරතුරු, එක් ගොනුවක.',
  },
  download: { en: 'Download my data', si: 'මගේ දත්ත බාගන්න' },
  deleteAccount: { en: 'Delete my account', si: 'මගේ ගිණුම මකන්න' },
} satisfies Record<string, Bilingual>;

/** Explains that another account has verified this e-mail address or phone. */
export function verifiedByAnotherAccount(identifier: string): Bilingual {
  return {
    en: `${identifier} was confirmed by another account, so it is no longer part of this one. Please check your details below and save them.`,
    si: `${identifier} වෙනත් ගිණුමකින් තහවුරු කර තිබෙනවා. එබැවින් එය තවදුරටත් මෙම ගිණුමට අයත් නැහැ. කරුණාකර පහත ඔබේ විස්තර බලා සුරකින්න.`,
  };
}

const needsContact: Bilingual = {
  en: 'Please keep an email address or a phone number, so that you can sign in.',
  si: 'ගිණුමට පිවිසීමට ඊමේල් ලිපිනයක් හෝ දුරකථන අංකයක් අවශ්‍යයි. කරුණාකර එකක්වත් තබා ගන්න.',
};

const alreadyUsed: Bilingual = {
  en: 'An account with this email or phone already exists.',
  si: 'මෙම ඊමේල් ලිපිනයට හෝ දුරකථන අංකයට දැනටමත් ගිණුමක් තිබෙනවා.',
};

export const detailsFields = withLimits(
  {
    name: fullName,
    email: {
      ...email,
      wrong: { email: email.wrong, 'already-used': alreadyUsed, 'needs-contact': needsContact },
    },
    phone: {
      ...phone,
      optional: true,
      hint: detailsCopy.phoneHint,
      wrong: { phone: phone.wrong, 'already-used': alreadyUsed },
    },
    password: {
      input: { type: 'password', autoComplete: 'current-password' },
      label: accountCopy.currentPassword,
      hint: detailsCopy.passwordHint,
      wrong: {
        'wrong-password': wrongPassword,
        required: {
          en: 'Please enter your password to change your email or phone.',
          si: 'ඊමේල් ලිපිනය හෝ දුරකථන අංකය වෙනස් කිරීමට කරුණාකර මුරපදය ඇතුළත් කරන්න.',
        },
      },
    },
  } satisfies FormFields,
  detailsLimits,
);
