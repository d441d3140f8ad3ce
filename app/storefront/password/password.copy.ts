import type { UnusableLink } from '#domain/auth/resets/find-reset-link.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountFields } from '#storefront/session/account-forms.copy.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const passwordCopy = {
  forgot: { en: 'Forgot password?', si: 'මුරපදය අමතකද?' },
  forgotLead: {
    en: 'Enter the email or phone number of your account, and we will send you a link to choose a new password.',
    si: 'ඔබේ ගිණුමේ ඊමේල් ලිපිනය හෝ දුරකථන අංකය ඇතුළත් කරන්න. නව මුරපදයක් තෝරා ගැනීමට සබැඳියක් එවන්නම්.',
  },
  sendLink: { en: 'Send reset link', si: 'යළි සැකසීමේ සබැඳිය ලබා ගන්න' },
  sending: { en: 'Sending...', si: 'යවමින්...' },
  sent: {
    en: 'If an account exists, we have sent a link to reset the password.',
    si: 'එවැනි ගිණුමක් තිබේ නම්, මුරපදය යළි සකසන සබැඳියක් එවා තිබෙනවා.',
  },
  sentByEmail: {
    en: 'You will get an email within a few minutes. Its link can be used once and expires after one hour.',
    si: 'ඊමේල් පණිවිඩය මිනිත්තු කිහිපයකින් ලැබෙනවා. එහි ඇති සබැඳිය වලංගු වන්නේ පැයකට පමණයි; එක් වරක් පමණක් භාවිත කළ හැකියි.',
  },
  sentByPhone: {
    en: 'If you entered a phone number and your account has no confirmed email address, we send the link ourselves, by WhatsApp to that number, as soon as we can. If it is a landline, we call it.',
    si: 'ඔබ ඇතුළත් කළේ දුරකථන අංකයක් නම්, සහ ගිණුමේ තහවුරු කළ ඊමේල් ලිපිනයක් නැත්නම්, අපි හැකි ඉක්මනින් සබැඳිය WhatsApp මගින් එම අංකයට එවනවා. එය ස්ථාවර දුරකථනයක් නම්, අපි ඊට ඇමතුමක් ගන්නවා.',
  },
  codeTitle: { en: 'Enter the code from the SMS', si: 'SMS පණිවිඩයේ ඇති කේතය ඇතුළත් කරන්න' },
  codeSent: {
    en: 'If an account has confirmed this phone number, a code is on its way to it by SMS. It works for 10 minutes.',
    si: 'ගිණුමකින් මෙම දුරකථන අංකය තහවුරු කර තිබේ නම්, එයට SMS මගින් කේතයක් එවා තිබෙනවා. එය මිනිත්තු 10ක් වලංගුයි.',
  },
  noCode: {
    en: 'If your number is not confirmed, no code comes. We then send you a link ourselves, by email or by WhatsApp, as soon as we can.',
    si: 'ඔබේ අංකය තහවුරු කර නැත්නම් කේතයක් ලැබෙන්නේ නැහැ. එවිට අපි හැකි ඉක්මනින් ඊමේල් හෝ WhatsApp මගින් සබැඳියක් එවනවා.',
  },
  askAgain: { en: 'Ask again', si: 'නැවත ඉල්ලන්න' },
  choose: { en: 'Choose a new password', si: 'නව මුරපදයක් තෝරන්න' },
  save: { en: 'Save new password', si: 'නව මුරපදය සුරකින්න' },
  saving: { en: 'Saving...', si: 'සුරකිමින්...' },
  unusableLink: { en: 'This link no longer works', si: 'මෙම සබැඳිය තවදුරටත් ක්‍රියා කරන්නේ නැහැ' },
  askNew: { en: 'Ask for a new link', si: 'අලුත් සබැඳියක් ලබා ගන්න' },
  saved: { en: 'Your password was changed', si: 'ඔබේ මුරපදය වෙනස් කළා' },
  savedNext: {
    en: 'You have been signed out everywhere. Please sign in with the new password.',
    si: 'සියලු උපාංගවල ඔබේ පිවිසුම අවසන් කළා. කරුණාකර නව මුරපදයෙන් පිවිසෙන්න.',
  },
  changed: {
    en: 'Your password was changed. You have been signed out on all other devices.',
    si: 'ඔබේ මුරපදය වෙනස් කළා. අනෙක් සියලු උපාංගවල ඔබේ පිවිසුම අවසන් කළා.',
  },
} satisfies Record<string, Bilingual>;

export const unusableLinkCopy: Record<UnusableLink['code'], Bilingual> = {
  'link-used': {
    en: 'This link was already used. Please sign in with the password that you chose. To change it once more, ask for a new link.',
    si: 'මෙම සබැඳිය දැනටමත් භාවිත කර තිබෙනවා. කරුණාකර ඔබ තෝරා ගත් මුරපදයෙන් පිවිසෙන්න. එය නැවත වෙනස් කිරීමට අලුත් සබැඳියක් ලබා ගන්න.',
  },
  'link-expired': {
    en: 'This link has expired. A link is valid for one hour, or until a newer one is sent or the account changes. Please ask for a new one.',
    si: 'මෙම සබැඳිය කල් ඉකුත් වී තිබෙනවා. සබැඳියක් වලංගු වන්නේ පැයකට, නැතහොත් අලුත් සබැඳියක් එවන තෙක් හෝ ගිණුම වෙනස් වන තෙක් පමණයි. කරුණාකර අලුත් එකක් ලබා ගන්න.',
  },
  'link-unknown': {
    en: 'This link is incomplete or has been replaced by a newer one. Please ask for a new one.',
    si: 'මෙම සබැඳිය අසම්පූර්ණයි, නැතහොත් ඊට අලුත් එකක් එවා තිබෙනවා. කරුණාකර අලුත් එකක් ලබා ගන්න.',
  },
};

/** The fields for changing the password of a signed-in customer. */
export const passwordFields: FormFields = {
  currentPassword: {
    input: { type: 'password', autoComplete: 'current-password' },
    label: { en: 'Current password', si: 'දැනට ඇති මුරපදය' },
    wrong: {
      required: {
        en: 'Please enter your current password.',
        si: 'කරුණාකර දැනට ඇති මුරපදය ඇතුළත් කරන්න.',
      },
      'wrong-password': {
        en: 'The current password is not correct.',
        si: 'දැනට ඇති මුරපදය නිවැරදි නැහැ.',
      },
    },
  },
  password: accountFields.newPassword,
};
