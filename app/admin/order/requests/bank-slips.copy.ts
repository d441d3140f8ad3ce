import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import type { SettleSlipsRefusal } from '#domain/slips/settle-slips.server.ts';
import { type ShownSlipState, slipLimits } from '#domain/slips/slip.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const slipsCopy = {
  title: { en: 'Bank slip', si: 'බැංකු රිසිට්පත' },
  amountDue: { en: 'Amount due', si: 'ලැබිය යුතු මුදල' },
  reference: { en: 'Reference', si: 'යොමු අංකය' },
  accept: { en: 'Accept: the money has arrived', si: 'පිළිගන්න: මුදල් ලැබී ඇත' },
  acceptShort: { en: 'Accept', si: 'පිළිගන්න' },
  refuse: { en: 'Refuse', si: 'ප්‍රතික්ෂේප කරන්න' },
  chooseReason: { en: 'Choose a reason', si: 'හේතුවක් තෝරන්න' },
  pdfHint: {
    en: 'A PDF from the customer, kept just as it was sent. Open it only with an up-to-date program.',
    si: 'පාරිභෝගිකයා එවූ PDF ගොනුවක්, එවූ ආකාරයටම. එය යාවත්කාලීන කළ මෘදුකාංගයකින් පමණක් විවෘත කරන්න.',
  },
} satisfies Record<string, Bilingual>;

/** Labels of the slips that need no decision. One that still waits needs none once its order was paid or cancelled without it. */
export const slipStateLabels: Record<ShownSlipState, Bilingual> = {
  waiting: { en: 'Not checked', si: 'පරීක්ෂා කර නැත' },
  unchecked: { en: 'Not checked', si: 'පරීක්ෂා කර නැත' },
  accepted: { en: 'Accepted', si: 'පිළිගෙන ඇත' },
  refused: { en: 'Refused', si: 'ප්‍රතික්ෂේප කර ඇත' },
};

/** Warns that the file of a slip was sent for another order too, with what became of it there. */
export function reusedSlipWarning(state: ShownSlipState): Bilingual {
  const { en, si } = slipStateLabels[state];
  return {
    en: `The same file was sent for another order too (${en}). Before you accept it, check in your account that the money of both has arrived.`,
    si: `මෙම ගොනුවම වෙනත් ඇණවුමකටත් එවා තිබෙනවා (${si}). පිළිගැනීමට පෙර, ඇණවුම් දෙකටම මුදල් ලැබී ඇත්දැයි ඔබේ ගිණුමෙන් බලන්න.`,
  };
}

export const refuseSlipFields = {
  reason: {
    label: { en: 'Why is it refused?', si: 'ප්‍රතික්ෂේප කරන්නේ ඇයි?' },
    wrong: { en: 'Please choose a reason.', si: 'කරුණාකර හේතුවක් තෝරන්න.' },
  },
  words: {
    label: { en: 'What the customer should do', si: 'පාරිභෝගිකයා කළ යුතු දේ' },
    hint: {
      en: 'The customer reads the reason and this text. Needed only for “Another reason”.',
      si: 'හේතුව සහ ඔබ මෙහි ලියන දේ පාරිභෝගිකයාට පෙනෙනවා. මෙය අවශ්‍ය වන්නේ ‘වෙනත් හේතුවක්’ තේරුවොත් පමණයි.',
    },
    optional: 'unmarked',
    max: slipLimits.words,
    wrong: { required: { en: 'Please say why.', si: 'කරුණාකර හේතුව ලියන්න.' } },
  },
} satisfies FormFields;

export function slipNumber(number: number): Bilingual {
  return { en: `Slip ${number}`, si: `රිසිට්පත ${number}` };
}

export type SlipRefusal = Exclude<SettleSlipsRefusal, { code: 'order-not-found' }>;

/** Explains why no slip was settled, with the current state. */
export function slipRefusalCopy(refusal: SlipRefusal): Bilingual {
  switch (refusal.code) {
    case 'no-open-slip':
      return {
        en: 'No slip waits any more: another admin has just settled it, or the money was marked as received.',
        si: 'තවදුරටත් බැලිය යුතු රිසිට්පතක් නැහැ: වෙනත් පරිපාලකයෙක් එය බලා තිබෙනවා, නැතහොත් මුදල් ලැබුණු බව සටහන් කර තිබෙනවා.',
      };
    case 'slips-changed-since':
      return {
        en: 'The customer has sent another slip in the meantime. Please look at it above, then press again.',
        si: 'මේ අතර පාරිභෝගිකයා තවත් රිසිට්පතක් එවා තිබෙනවා. කරුණාකර එය ඉහළින් බලා නැවත ඔබන්න.',
      };
    case 'amount-changed-since':
      return {
        en: `The amount has changed in the meantime: ${formatRupees(refusal.dueLkr)} is due now. Compare it with the slip, then press again.`,
        si: `මේ අතර මුදල වෙනස් වී තිබෙනවා: දැන් ලැබිය යුත්තේ රු. ${groupThousands(refusal.dueLkr)}. එය රිසිට්පත සමඟ සසඳා නැවත ඔබන්න.`,
      };
  }
}
