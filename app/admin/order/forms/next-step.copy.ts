import { cancelRequestCopy } from '#admin/order/requests/customer-requests.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import type { NextStep } from '#domain/orders/next-step.ts';
import { formsCopy } from './order-forms.copy.ts';

export const nextStepTitle: Bilingual = { en: 'Next step', si: 'ඊළඟ පියවර' };

/** Short names of the steps, which label their buttons. */
export const nextStepLabels: Record<NextStep, Bilingual> = {
  'answer-cancel': cancelRequestCopy.title,
  confirm: formsCopy.confirmByPhone,
  pack: formsCopy.packed,
  ship: formsCopy.markShipped,
  'money-received': formsCopy.moneyReceived,
  delivered: formsCopy.delivered,
  'delivered-and-paid': formsCopy.deliveredAndPaid,
  refund: formsCopy.recordRefund,
};

/** Explains what to do before pressing the button of a step; `dueLkr` is what the customer still has to pay. */
export function nextStepHint(step: NextStep, dueLkr: number): Bilingual {
  switch (step) {
    case 'answer-cancel':
      return {
        en: 'Answer the customer who asks to cancel: see above.',
        si: 'අවලංගු කරන ලෙස ඉල්ලන පාරිභෝගිකයාට පිළිතුරු දෙන්න: ඉහළින් බලන්න.',
      };
    case 'confirm':
      return {
        en: 'Call or write to the customer. Do they want it, and is the address right?',
        si: 'පාරිභෝගිකයා අමතන්න, නැතහොත් පණිවිඩයක් යවන්න. ඇණවුම අවශ්‍යද, ලිපිනය නිවැරදිද?',
      };
    case 'pack':
      return {
        en: 'Print the packing slip and pack the items.',
        si: 'ඇසුරුම් පත්‍රය මුද්‍රණය කර භාණ්ඩ අසුරන්න.',
      };
    case 'ship':
      return {
        en: 'Hand the parcel to the courier, and enter the tracking number.',
        si: 'පාර්සලය කුරියර් සේවාවට භාර දී, පාර්සල් අංකය ඇතුළත් කරන්න.',
      };
    case 'money-received':
      return {
        en: `Not paid yet: ${formatRupees(dueLkr)} is still to come. Do not send it before the money has arrived.`,
        si: `තවම ගෙවා නැහැ: රු. ${groupThousands(dueLkr)}ක් ලැබිය යුතුයි. මුදල් ලැබෙන තුරු යවන්න එපා.`,
      };
    case 'delivered':
      if (dueLkr > 0) return deliveredByCourierHint(dueLkr);
      return {
        en: 'The parcel is on its way. Press once it has arrived.',
        si: 'පාර්සලය යවා තිබෙනවා. එය ලැබුණු පසු ඔබන්න.',
      };
    case 'delivered-and-paid':
      return {
        en: `The parcel is on its way. Press once ${formatRupees(dueLkr)} has arrived.`,
        si: `පාර්සලය යවා තිබෙනවා. රු. ${groupThousands(dueLkr)}ක් ලැබුණු පසු ඔබන්න.`,
      };
    case 'refund':
      return {
        en: 'The customer gets money back: use the form below.',
        si: 'පාරිභෝගිකයාට මුදල් ආපසු ගෙවිය යුතුයි: පහත පෝරමය භාවිත කරන්න.',
      };
  }
}

/** For an unpaid order that is paid online: its step has no button. */
export const waitsForProvider: Bilingual = {
  en: 'Not paid yet. The payment provider tells the shop once the money has arrived.',
  si: 'තවම ගෙවා නැහැ. මුදල් ලැබුණු පසු ගෙවීම් සේවාව ඒ බව වෙළඳසැලට දැනුම් දෙනවා.',
};

/** For a parcel that left before its money arrived. */
export function shippedUnpaidHint(dueLkr: number): Bilingual {
  return {
    en: `The parcel is on its way, but ${formatRupees(dueLkr)} has not arrived yet.`,
    si: `පාර්සලය යවා තිබෙනවා, නමුත් රු. ${groupThousands(dueLkr)}ක් තවම ලැබී නැහැ.`,
  };
}

/** For a parcel that was delivered before it was paid. */
export function deliveredUnpaidHint(dueLkr: number): Bilingual {
  return {
    en: `Delivered, but ${formatRupees(dueLkr)} has not arrived yet.`,
    si: `භාර දී තිබෙනවා, නමුත් රු. ${groupThousands(dueLkr)}ක් තවම ලැබී නැහැ.`,
  };
}

/** For cash that the courier collects and pays out later with a list. */
function deliveredByCourierHint(dueLkr: number): Bilingual {
  return {
    en: `The parcel is on its way. Press once it has arrived; the courier pays ${formatRupees(dueLkr)} with its list.`,
    si: `පාර්සලය යවා තිබෙනවා. එය ලැබුණු පසු ඔබන්න; රු. ${groupThousands(dueLkr)}ක් කුරියර් සේවාව එහි ලැයිස්තුව සමඟ ගෙවනවා.`,
  };
}

/** For a delivered parcel whose cash the courier has. */
export function cashAtCourierHint(courier: string, dueLkr: number): Bilingual {
  return {
    en: `Delivered. ${formatRupees(dueLkr)} comes with the list of ${courier}.`,
    si: `භාර දී තිබෙනවා. රු. ${groupThousands(dueLkr)}ක් ලැබෙන්නේ කුරියර් ලැයිස්තුව සමඟයි: ${courier}`,
  };
}
