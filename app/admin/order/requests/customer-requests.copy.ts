import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { cancelRequestLimits } from '#domain/orders/cancelling/cancel-request.ts';
import type { SettleCancelRefusal } from '#domain/orders/cancelling/settle-cancel.server.ts';
import { problemLimits } from '#domain/problems/problem.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export type CancelRefusal = Exclude<SettleCancelRefusal, { code: 'order-not-found' }>;

export const cancelRequestCopy = {
  title: { en: 'The customer asks to cancel', si: 'ඇණවුම අවලංගු කරන ලෙස පාරිභෝගිකයාගේ ඉල්ලීමක්' },
  /** For chips and rows of lists. */
  short: { en: 'Request to cancel', si: 'අවලංගු කිරීමේ ඉල්ලීමක්' },
  hint: {
    en: 'Packing waits for your answer. You can still send the parcel under “More”: the customer then reads on the order page that it had left.',
    si: 'ඔබේ පිළිතුර ලැබෙන තුරු ඇසිරීම රඳවා තිබෙනවා. ‘තවත්’ යටතේ පාර්සලය යවන්නත් පුළුවන්: එවිට එය යවා අවසන් බව පාරිභෝගිකයාට ඇණවුමේ පිටුවේ පෙනෙනවා.',
  },
  noMessage: { en: 'No reason was given.', si: 'හේතුවක් දක්වා නැහැ.' },
  accept: { en: 'Cancel the order', si: 'ඇණවුම අවලංගු කරන්න' },
  decline: { en: 'Decline', si: 'ප්‍රතික්ෂේප කරන්න' },
  declined: {
    en: 'The customer asked to cancel and was told:',
    si: 'පාරිභෝගිකයා අවලංගු කරන ලෙස ඉල්ලා තිබුණා. දැන්වූ පිළිතුර:',
  },
  noOpenRequest: {
    en: 'Nothing waits for an answer any more: the customer took the request back, or it was settled.',
    si: 'තවදුරටත් පිළිතුරු දිය යුතු ඉල්ලීමක් නැහැ: පාරිභෝගිකයා එය ආපසු ගෙන තිබෙනවා, නැතහොත් එය විසඳා තිබෙනවා.',
  },
  chooseReason: { en: 'Choose a reason', si: 'හේතුවක් තෝරන්න' },
} satisfies Record<string, Bilingual>;

/** For an order that the owner cancels without a request. */
export const cancelFields = {
  reason: {
    label: { en: 'Cancelled because', si: 'අවලංගු කරන හේතුව' },
    wrong: { en: 'Please choose a reason.', si: 'කරුණාකර හේතුවක් තෝරන්න.' },
  },
} satisfies FormFields;

export const declineFields = {
  reason: {
    label: { en: 'Why is it not cancelled?', si: 'අවලංගු නොකරන්නේ ඇයි?' },
    wrong: { en: 'Please choose a reason.', si: 'කරුණාකර හේතුවක් තෝරන්න.' },
  },
  words: {
    label: { en: 'Your message to the customer', si: 'පාරිභෝගිකයාට ඔබේ පණිවිඩය' },
    hint: {
      en: 'The customer reads the reason and this text. Needed only for “Another reason”.',
      si: 'හේතුව සහ ඔබ මෙහි ලියන දේ පාරිභෝගිකයාට පෙනෙනවා. මෙය අවශ්‍ය වන්නේ ‘වෙනත් හේතුවක්’ තේරුවොත් පමණයි.',
    },
    optional: 'unmarked',
    max: cancelRequestLimits.answer,
    wrong: { required: { en: 'Please say why.', si: 'කරුණාකර හේතුව ලියන්න.' } },
  },
} satisfies FormFields;

export const problemCopy = {
  title: { en: 'Problem with the parcel', si: 'පාර්සලයේ ගැටලුව' },
  settled: { en: 'Settled', si: 'විසඳුවා' },
  settle: { en: 'Answer and settle', si: 'පිළිතුරු දී විසඳන්න' },
} satisfies Record<string, Bilingual>;

export const settleProblemFields = {
  answer: {
    label: { en: 'Answer', si: 'පිළිතුර' },
    hint: {
      en: 'What you do about it. The customer reads it on the page of the order.',
      si: 'ඒ ගැන ඔබ කරන දේ. පාරිභෝගිකයා එය ඇණවුමේ පිටුවේ කියවනවා.',
    },
    max: problemLimits.answer,
  },
} satisfies FormFields;

export function pictureNumber(number: number): Bilingual {
  return { en: `Picture ${number}`, si: `පින්තූරය ${number}` };
}
