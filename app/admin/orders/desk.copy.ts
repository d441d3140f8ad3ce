import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupedRupees } from '#domain/kernel/rupees.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { orderStatusWords, paymentStatusWords } from '#domain/orders/order.copy.ts';
import type { RefundMethod } from '#domain/orders/order.ts';
import type { DeskRefusal } from './desk-answer.ts';

export const deskCopy = {
  courier: { en: 'Courier service', si: 'කුරියර් සේවාවේ නම' },
  trackingNumber: { en: 'Tracking number', si: 'ලුහුබැඳීමේ අංකය' },
  updateCourier: { en: 'Update courier', si: 'කුරියර් විස්තර යාවත්කාලීන කරන්න' },
  markShipped: { en: 'Mark as shipped', si: 'යැවූ බව සටහන් කරන්න' },
  confirmByPhone: { en: 'Confirmed by phone', si: 'දුරකථනයෙන් තහවුරු කළා' },
  takenByPhone: { en: 'Phone order', si: 'දුරකථන ඇණවුම' },
  confirmed: { en: 'Confirmed', si: 'තහවුරුයි' },
  addNote: { en: 'Add a note', si: 'සටහනක් එක් කරන්න' },
  note: { en: 'Note', si: 'සටහන' },
  noteHint: { en: 'Only the shop sees it.', si: 'මෙය පෙනෙන්නේ වෙළඳසැලට පමණයි.' },
  deliveryRefused: { en: 'Delivery refused', si: 'භාර ගැනීම ප්‍රතික්ෂේප කළා' },
  refuseHint: {
    en: 'The parcel came back: the order is cancelled, and the refusal counts for this phone.',
    si: 'පාර්සලය ආපසු ආවා: ඇණවුම අවලංගු වන අතර, මෙම දුරකථන අංකයට ප්‍රතික්ෂේප කිරීමක් ලෙස ගණන් ගන්නවා.',
  },
  backOnShelf: { en: 'Back on the shelf', si: 'තොගයට එක් කරන්න' },
  writeRefusal: { en: 'Write down the refusal', si: 'ප්‍රතික්ෂේප කිරීම සටහන් කරන්න' },
  refund: { en: 'Refund', si: 'මුදල් ආපසු ගෙවීම' },
  refundHint: {
    en: 'Write down money that you gave back by hand.',
    si: 'ඔබ අතින් ආපසු ගෙවූ මුදල මෙහි සටහන් කරන්න.',
  },
  amount: { en: 'Amount in rupees', si: 'මුදල රුපියල්වලින්' },
  method: { en: 'Given back', si: 'ආපසු ගෙවූ ආකාරය' },
  reason: { en: 'Reason', si: 'හේතුව' },
  optional: { en: '(optional)', si: '(අනිවාර්ය නැහැ)' },
  writeRefund: { en: 'Write down the refund', si: 'ආපසු ගෙවීම සටහන් කරන්න' },
  refunded: { en: 'Refunded', si: 'ආපසු ගෙවූ මුදල' },
  otherOrders: { en: 'Other orders of this phone', si: 'මෙම අංකයේ වෙනත් ඇණවුම්' },
} satisfies Record<string, Bilingual>;

export const refundMethodWords: Record<RefundMethod, Bilingual> = {
  cash: { en: 'In cash', si: 'මුදලින්' },
  bank: { en: 'By bank transfer', si: 'බැංකු ගිණුමට' },
};

export function allOrdersOfPhone(count: number): Bilingual {
  return { en: `Show all ${count}`, si: `සියල්ල පෙන්වන්න (${count})` };
}

export function refusedParcels(count: number): Bilingual {
  return {
    en: `This phone has refused ${count} ${count === 1 ? 'parcel' : 'parcels'}.`,
    si: `මෙම දුරකථන අංකය පාර්සල් ${count}ක් භාර ගැනීම ප්‍රතික්ෂේප කර තිබෙනවා.`,
  };
}

/** How many units of a product can go back to the shelf. */
export function ofHeld(held: number): Bilingual {
  return { en: `Units, at most ${held}`, si: `ඒකක ගණන, උපරිමය ${held}` };
}

/** Why nothing was done, and how it stands now. */
export function deskRefusalWords(refusal: DeskRefusal): Bilingual {
  switch (refusal.code) {
    case 'status-changed-since': {
      const [status, payment] = [orderStatusWords[refusal.status], paymentStatusWords[refusal.paymentStatus]];
      return {
        en: `Somebody changed this order meanwhile. It is now ${status.en}, payment ${payment.en}. What you chose is still here: save again to put it in place of theirs.`,
        si: `මේ අතර වෙනත් කෙනෙක් මෙම ඇණවුම වෙනස් කළා. දැන් තත්ත්වය: ${status.si}, ගෙවීම: ${payment.si}. ඔබ තේරූ දේ මෙහි තිබෙනවා: ඒ වෙනුවට මෙය යෙදීමට නැවත සුරකින්න.`,
      };
    }
    case 'shipment-changed-since': {
      const noted = [refusal.courier, refusal.trackingNumber].filter((text) => text !== '').join(' · ');
      return {
        en: `Somebody changed the courier meanwhile: ${noted || 'none'}. What you typed is still here: press again to put it in place of theirs.`,
        si: `මේ අතර වෙනත් කෙනෙක් කුරියර් විස්තර වෙනස් කළා: ${noted || 'කිසිවක් නැහැ'}. ඔබ ලියූ දේ මෙහි තිබෙනවා: ඒ වෙනුවට මෙය යෙදීමට නැවත ඔබන්න.`,
      };
    }
    case 'not-waiting':
      return {
        en: 'This order no longer waits to be shipped. Its status was changed meanwhile.',
        si: 'මෙම ඇණවුම තවදුරටත් යැවීමට නැහැ. මේ අතර එහි තත්ත්වය වෙනස් වුණා.',
      };
    case 'not-on-its-way':
      return {
        en: 'Only an order that was shipped can be refused. Its status was changed meanwhile.',
        si: 'ප්‍රතික්ෂේප කළ හැක්කේ යැවූ ඇණවුමක් පමණයි. මේ අතර එහි තත්ත්වය වෙනස් වුණා.',
      };
    case 'nothing-paid':
      return {
        en: 'No money has come in for this order, so there is nothing to give back.',
        si: 'මෙම ඇණවුමට මුදල් ලැබී නැති නිසා ආපසු ගෙවීමට කිසිවක් නැහැ.',
      };
    case 'refunded-since':
      return {
        en: `A refund was written down meanwhile. ${formatRupees(refusal.leftLkr)} can still be given back.`,
        si: `මේ අතර ආපසු ගෙවීමක් සටහන් වුණා. තව ආපසු ගෙවිය හැකි මුදල: රු. ${groupedRupees(refusal.leftLkr)}.`,
      };
    case 'more-than-held': {
      const { productName, held } = refusal;
      return {
        en: `More units than this order holds would go back to the shelf. ${productName.en}: at most ${held}.`,
        si: `මෙම ඇණවුමේ තිබෙන ගණනට වඩා ඒකක තොගයට එක් කරන්න බැහැ. ${productName.si || productName.en}: උපරිමය ${held}.`,
      };
    }
    case 'more-than-paid':
      return {
        en: `That is more than was paid. ${formatRupees(refusal.leftLkr)} can still be given back.`,
        si: `එය ගෙවූ මුදලට වඩා වැඩියි. තව ආපසු ගෙවිය හැකි මුදල: රු. ${groupedRupees(refusal.leftLkr)}.`,
      };
  }
}

type LimitedField = keyof typeof orderFormLimits;

/** What is wrong with a field of a desk form, in words that say how to mend it. */
export function deskProblemWords(field: string, problem: string): Bilingual {
  switch (problem) {
    case 'amount':
      return { en: 'Please enter whole rupees, 1 or more.', si: 'කරුණාකර රුපියල් 1ක් හෝ ඊට වැඩි පූර්ණ අගයක් ඇතුළත් කරන්න.' };
    case 'units':
      return { en: 'Please enter whole units, 0 or more.', si: 'කරුණාකර 0 හෝ ඊට වැඩි පූර්ණ ගණනක් ඇතුළත් කරන්න.' };
    case 'choose':
      return { en: 'Please choose one.', si: 'කරුණාකර එකක් තෝරන්න.' };
    case 'too-long': {
      const max = orderFormLimits[(field === 'text' ? 'note' : field) as LimitedField];
      return { en: `Please write no more than ${max} characters.`, si: `කරුණාකර අකුරු ${max}කට වඩා ලියන්න එපා.` };
    }
    case 'unreadable':
      return { en: 'Some of these characters cannot be read. Please write it again.', si: 'මෙහි ඇතැම් අකුරු කියවන්න බැහැ. කරුණාකර නැවත ලියන්න.' };
    default:
      return { en: 'Please fill this in.', si: 'කරුණාකර මෙය පුරවන්න.' };
  }
}
