import { shipmentFields } from '#admin/order/forms/order-forms.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import { maxChosenOrders } from '#domain/orders/fulfilment/order-form-limits.ts';
import type { FormFields } from '#ui/form/form-fields.ts';

export const shipSeveralCopy = {
  title: { en: 'Ship these parcels', si: 'මෙම පාර්සල් යවන්න' },
  hint: {
    en: 'Enter the tracking number of each parcel. A field may stay empty.',
    si: 'එක් එක් පාර්සලයේ අංකය ලියන්න. අංකයක් නැත්නම් හිස්ව තබන්න.',
  },
  transferDue: { en: 'Bank transfer not received yet', si: 'බැංකු ගෙවීම තවම ලැබී නැහැ' },
  onlineDue: { en: 'Online payment not received yet', si: 'ඔන්ලයින් ගෙවීම තවම ලැබී නැහැ' },
  chooseFirst: { en: 'Select the orders first.', si: 'පළමුව ඇණවුම් තෝරන්න.' },
  shipOthers: { en: 'To the next parcels', si: 'ඊළඟ පාර්සල්වලට යන්න' },
  orderNumbers: { en: 'Order numbers', si: 'ඇණවුම් අංක' },
  toOrders: { en: 'Back to the orders', si: 'ඇණවුම් වෙත ආපසු' },
} satisfies Record<string, Bilingual>;

export function shipAll(count: number): Bilingual {
  return { en: `Mark as shipped: ${count}`, si: `යැවූ බව සටහන් කරන්න: ${count}` };
}

export function shippedCopy(count: number): Bilingual {
  return { en: `Marked as shipped: ${count}`, si: `යැවූ බව සටහන් කළ ඇණවුම්: ${count}` };
}

/** Names orders in a sentence, or counts them if `isLong`. */
function namesOf(orderNumbers: string[], isLong: boolean): Bilingual {
  const numbers = orderNumbers.join(', ');
  return isLong ? { en: formatCount(orderNumbers.length, 'order'), si: `${orderNumbers.length}` } : { en: numbers, si: numbers };
}

/** Tells which orders were not changed by the form. */
export function notChangedCopy(orderNumbers: string[], isLong: boolean): Bilingual {
  const { en, si } = namesOf(orderNumbers, isLong);
  return {
    en: `Not changed, because they no longer wait to be shipped: ${en}`,
    si: `තවදුරටත් යැවීමට නැති නිසා වෙනස් නොකළ ඇණවුම්: ${si}`,
  };
}

/** Tells which of the shipped parcels their customers no longer want. */
export function askedToCancelCopy(orderNumbers: string[], isLong: boolean): Bilingual {
  const { en, si } = namesOf(orderNumbers, isLong);
  return {
    en: `Their customers had asked to cancel: ${en}. They now read that the parcel had left. If one is still here, set its order back and answer.`,
    si: `අවලංගු කරන ලෙස පාරිභෝගිකයන් ඉල්ලා තිබූ ඇණවුම්: ${si}. පාර්සලය යවා අවසන් බව දැන් ඔවුන්ට පෙනෙනවා. පාර්සලයක් තවමත් ඔබ ළඟ නම්, ඇණවුමේ තත්ත්වය ආපසු වෙනස් කර පිළිතුරු දෙන්න.`,
  };
}

/** Tells which of the selected orders the page does not offer. */
export function notOfferedCopy(orderNumbers: string[], isLong: boolean): Bilingual {
  const { en, si } = namesOf(orderNumbers, isLong);
  return {
    en: `Not on this page, because they no longer wait to be shipped: ${en}`,
    si: `තවදුරටත් යැවීමට නැති නිසා මෙම පිටුවේ නැති ඇණවුම්: ${si}`,
  };
}

export function reversedPaymentCopy(orderNumbers: string[]): Bilingual {
  const numbers = orderNumbers.join(', ');
  return {
    en: `Do not send, because their money was refunded or charged back: ${numbers}`,
    si: `මුදල් ආපසු ගෙවා ඇති, නැතහොත් බැංකුව ආපසු ගෙන ඇති නිසා මෙම ඇණවුම් යවන්න එපා: ${numbers}`,
  };
}

/** Says how many of the selected orders are not on the page. */
export function ordersForNextFormCopy(count: number): Bilingual {
  return {
    en: `One page ships at most ${maxChosenOrders} parcels. It leaves out ${count} more selected ${count === 1 ? 'order' : 'orders'}.`,
    si: `එක් පිටුවකින් යැවිය හැක්කේ පාර්සල් ${maxChosenOrders}ක් දක්වා පමණයි. තෝරාගත් තවත් ඇණවුම් ${count}ක් මෙම පිටුවේ නැහැ.`,
  };
}

export function trackingNumberChangedCopy(orderNumbers: string[]): Bilingual {
  const numbers = orderNumbers.join(', ');
  return {
    en: `Not changed, because another admin changed their tracking numbers in the meantime: ${numbers}. Please check the numbers and press again.`,
    si: `මේ අතර වෙනත් පරිපාලකයෙක් පාර්සල් අංකය වෙනස් කළ නිසා වෙනස් නොකළ ඇණවුම්: ${numbers}. කරුණාකර අංක බලා නැවත ඔබන්න.`,
  };
}

/** Names the courier that is recorded on an order already. */
export function recordedCourier(courier: string): Bilingual {
  return { en: `Courier on the order: ${courier}`, si: `ඇණවුමේ සටහන් කර ඇති කුරියර් සේවාව: ${courier}` };
}

/** Returns the name of the form field for the tracking number of an order. */
export function trackingNumberField(orderId: string): string {
  return `trackingNumber.${orderId}`;
}

/** Returns the name of the hidden field with the tracking number that the form showed. */
export function shownNumberField(orderId: string): string {
  return `shownTrackingNumber.${orderId}`;
}

/** Returns the field for the courier, and one for each tracking number. */
export function parcelFields(orders: readonly { id: string }[]): FormFields {
  const { courier, trackingNumber } = shipmentFields;
  return { courier, ...Object.fromEntries(orders.map(({ id }) => [trackingNumberField(id), trackingNumber])) };
}
