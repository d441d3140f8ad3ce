import { kindCopy } from '#admin/messages/messages.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import { rupeeSign } from '#domain/kernel/rupees.ts';
import { configurableKinds } from '#domain/messages/channel-choices/channel-choices.ts';
import type { SmsSize } from '#domain/messages/sms-parts.ts';
import { maxFilledLength, maxTextLength, nearestPlaceholder, type Placeholder, problemOfText } from '#domain/messages/texts/placeholders.ts';
import type { FormField, FormFields } from '#ui/form/form-fields.ts';

export const textsCopy = {
  title: { en: 'Texts of SMS', si: 'SMS පණිවිඩවල වචන' },
  subtitle: {
    en: 'What each SMS to a customer says, in the language of the order',
    si: 'පාරිභෝගිකයාට යවන එක් එක් SMS පණිවිඩයේ වචන, ඇණවුමේ භාෂාවෙන්',
  },
  message: { en: 'Message', si: 'පණිවිඩය' },
  placeholders: { en: 'What you can fill in', si: 'පිරවිය හැකි දේ' },
  example: { en: 'An example', si: 'උදාහරණයක්' },
  restore: { en: 'Bring the shop’s text back', si: 'වෙළඳසැලේ මුල් වචන නැවත යොදන්න' },
  restoreHint: {
    en: 'This is your own text. The one that came with the shop can be brought back.',
    si: 'මේ ඔබේම වචනයි. වෙළඳසැල සමඟ ලැබුණු වචන නැවත යෙදිය හැකියි.',
  },
  whileClosed: {
    en: 'It is also sent unchanged while the shop is closed, and for an order that is paid in advance. The shop’s text then says when the order is prepared: from a certain day, or once it is paid.',
    si: 'වෙළඳසැල වසා ඇති විටත්, කලින් මුදල් ගෙවිය යුතු ඇණවුම්වලටත් ඔබේ වචන වෙනසක් නැතිව යැවෙනවා. වෙළඳසැලේ මුල් වචනවල නම් එවිට ඇණවුම සූදානම් කරන දිනය, නැතහොත් මුදල් ලැබුණු පසු සූදානම් කරන බව සඳහන් වෙනවා.',
  },
  notSaved: { en: 'The text was not saved.', si: 'පණිවිඩයේ වචන සුරැකුණේ නැහැ.' },
  languages: {
    en: '160 English characters fit into a part. One Sinhala character, or a symbol such as “…” or an emoji, makes it 70.',
    si: 'ඉංග්‍රීසි අකුරු 160ක් එක් කොටසකට යොදා ගත හැකියි. එක සිංහල අකුරක්, “…” වැනි සලකුණක් හෝ ඉමොජියක් ඇත්නම් 70යි.',
  },
} satisfies Record<string, Bilingual>;

export const placeholderCopy: Record<Placeholder, Bilingual> = {
  shop: { en: 'the name of the shop', si: 'වෙළඳසැලේ නම' },
  name: { en: 'the name of the customer', si: 'පාරිභෝගිකයාගේ නම' },
  number: { en: 'the number of the order', si: 'ඇණවුම් අංකය' },
  total: { en: 'the total of the order', si: 'ඇණවුමේ මුළු මුදල' },
  due: { en: 'what is still to pay', si: 'තව ගෙවිය යුතු මුදල' },
  courier: { en: 'the courier', si: 'කුරියර් සේවාව' },
  tracking: { en: 'the tracking number', si: 'පාර්සල් අංකය' },
  link: { en: 'the link to the order', si: 'ඇණවුමේ සබැඳිය' },
};

const tooLongFilled: Bilingual = {
  en: `Filled in, this text can be longer than the ${maxFilledLength} characters that one SMS takes. Please shorten it, or use {link} and the like less often.`,
  si: `පිරවූ පසු මෙම පණිවිඩය එක් SMS පණිවිඩයක උපරිමය වන අකුරු ${maxFilledLength} ඉක්මවිය හැකියි. කරුණාකර එය කෙටි කරන්න, නැතහොත් {link} වැනි දේ අඩුවෙන් යොදන්න.`,
};

const english: FormField = {
  label: { en: 'In English', si: 'ඉංග්‍රීසියෙන්' },
  max: maxTextLength,
  input: { lang: 'en' },
  wrong: { 'too-long-filled': tooLongFilled },
};
const sinhala: FormField = {
  label: { en: 'In Sinhala', si: 'සිංහලෙන්' },
  max: maxTextLength,
  input: { lang: 'si' },
  wrong: { 'too-long-filled': tooLongFilled },
};
export const textFields: FormFields = Object.fromEntries([
  ['en', english],
  ['si', sinhala],
]);

/** Says what is wrong with the placeholders of a text, quoting what was typed. */
export function placeholderProblem(text: string): Bilingual | undefined {
  const problem = problemOfText(text);
  if (!problem) return undefined;
  const { code, excerpt } = problem;
  if (code === 'rupee-sign') {
    return {
      en: 'Please write Rs instead of ₨: the symbol makes an SMS twice as long.',
      si: 'කරුණාකර ₨ වෙනුවට “රු.” හෝ Rs ලියන්න: එම සලකුණ නිසා SMS එක දෙගුණයක් දිගු වෙනවා.',
    };
  }
  if (code === 'broken-placeholder') {
    return {
      en: `There is a single “${excerpt}”. Please write what is filled in between { and }, such as {number}.`,
      si: `තනි “${excerpt}” ලකුණක් තිබෙනවා. පිරවිය යුතු දේ { සහ } අතර ලියන්න. උදා: {number}.`,
    };
  }
  const meant = nearestPlaceholder(excerpt);
  const [en, si] = meant ? [` Did you mean {${meant}}?`, ` ඔබ අදහස් කළේ {${meant}} ද?`] : ['', ''];
  return {
    en: `The shop cannot fill in ${excerpt}.${en}`,
    si: `${excerpt} යන්න වෙළඳසැලට පිරවිය නොහැකියි.${si}`,
  };
}

/** States size and price: "1 part (128/160) · ₨ 1.20 for each SMS", with the characters used and the number that the parts hold. */
export function sizeCopy({ parts, length, capacity }: SmsSize, partPriceLkr: number): Bilingual {
  const price = (parts * partPriceLkr).toFixed(2);
  return {
    en: `${formatCount(parts, 'part')} (${length}/${capacity}) · ${rupeeSign}\u00a0${price} for each SMS`,
    si: `කොටස් ගණන: ${parts} (${length}/${capacity}) · එක් SMS පණිවිඩයකට රු. ${price}`,
  };
}

/** Labels of the texts in the activity log. */
export const textsInLog: Record<string, Bilingual> = Object.fromEntries(
  configurableKinds.flatMap((kind) => [
    [`${kind}-sms-en`, { en: `${kindCopy[kind].en} (English)`, si: `${kindCopy[kind].si} (ඉංග්‍රීසි)` }],
    [`${kind}-sms-si`, { en: `${kindCopy[kind].en} (Sinhala)`, si: `${kindCopy[kind].si} (සිංහල)` }],
  ]),
);

export const thisText: Bilingual = { en: 'this text', si: 'මෙම පණිවිඩයේ වචන' };
