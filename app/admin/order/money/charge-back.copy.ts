import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import type { OnlineMoney } from '#domain/orders/order-history.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const chargeBackCopy = {
  title: { en: 'Charge-back', si: 'බැංකුව ආපසු ගත් ගෙවීමක්' },
  /** For chips and rows of lists. */
  short: { en: 'Charge-back', si: 'ගෙවීම ආපසු ගෙන ඇත' },
  settle: { en: 'Settled', si: 'විසඳුවා' },
  settledSince: {
    en: 'Another admin has already recorded what was done about it. See the history of the order.',
    si: 'මේ ගැන කළ දේ වෙනත් පරිපාලකයෙක් දැනටමත් සටහන් කර තිබෙනවා. ඇණවුමේ ඉතිහාසය බලන්න.',
  },
  another: {
    en: 'Another payment of this order was charged back in the meantime. What you typed is still here: press again if it is about all of them.',
    si: 'මේ අතර මෙම ඇණවුමේ තවත් ගෙවීමක් බැංකුව ආපසු ගත්තා. ඔබ ලියූ දේ මෙහි තිබෙනවා: එය ඒ සියල්ල ගැන නම් නැවත ඔබන්න.',
  },
} satisfies Record<string, Bilingual>;

export const chargeBackFields = {
  text: {
    label: { en: 'What was done about it?', si: 'මේ ගැන කළේ කුමක්ද?' },
    hint: {
      en: 'For example: spoken with the customer, who pays in cash. The customer may ask for a copy.',
      si: 'උදාහරණයක්: පාරිභෝගිකයා සමඟ කතා කළා, මුදලින් ගෙවනවා. පාරිභෝගිකයාට පිටපතක් ඉල්ලිය හැකියි.',
    },
    max: orderFormLimits.note,
  },
} satisfies FormFields;

/** Explains the chargeback to the owner, and what to do about it. `canBeShipped`: whether the parcel can still be sent. */
export function chargedBackNotice({ amountLkr, paymentId }: OnlineMoney, canBeShipped: boolean): Bilingual {
  const { en, si } = canBeShipped
    ? {
        en: 'Do not send this order before you have spoken with the customer and PayHere.',
        si: 'පාරිභෝගිකයා සහ PayHere සමඟ කතා කරන තුරු මෙම ඇණවුම යවන්න එපා.',
      }
    : {
        en: 'Please speak with the customer and PayHere.',
        si: 'කරුණාකර පාරිභෝගිකයා සහ PayHere සමඟ කතා කරන්න.',
      };
  return {
    en: `The payer's bank took ${formatRupees(amountLkr)} (PayHere ${paymentId}) back. ${en}`,
    si: `ගෙවූ අයගේ බැංකුව රු. ${groupThousands(amountLkr)} (PayHere ${paymentId}) ආපසු ලබා ගෙන තිබෙනවා. ${si}`,
  };
}
