import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { amountOf } from './email.copy.ts';

type OrderKind = 'order-placed' | 'order-shipped' | 'order-delivered' | 'order-cancelled';

export const orderHeadings: Record<OrderKind, Bilingual> = {
  'order-placed': { en: 'Thank you for your order', si: 'ඔබේ ඇණවුමට ස්තූතියි' },
  'order-shipped': { en: 'Your order is on its way', si: 'ඔබේ ඇණවුම යැව්වා' },
  'order-delivered': { en: 'Your order was delivered', si: 'ඔබේ ඇණවුම භාර දුන්නා' },
  'order-cancelled': { en: 'Your order was cancelled', si: 'ඔබේ ඇණවුම අවලංගු කළා' },
};

export const orderNews: Record<OrderKind, Bilingual> = {
  'order-placed': {
    en: 'We have received your order and will prepare it within 24 hours. A courier will bring it to your door in 2-5 business days.',
    si: 'ඔබේ ඇණවුම අපට ලැබුණා. පැය 24ක් ඇතුළත එය සූදානම් කරනවා. කුරියර් සේවාවකින් වැඩ කරන දින 2-5කින් ඔබේ නිවසටම ලැබෙනවා.',
  },
  'order-shipped': {
    en: 'We have handed your order to the courier. It should reach you in 2-5 business days.',
    si: 'ඔබේ ඇණවුම කුරියර් සේවාවට භාර දුන්නා. වැඩ කරන දින 2-5කින් ඔබේ නිවසටම ලැබෙනවා.',
  },
  'order-delivered': {
    en: 'Thank you for ordering from us. If anything is damaged or missing, please tell us within 7 days.',
    si: 'අපෙන් ඇණවුම් කිරීම ගැන ස්තූතියි. භාණ්ඩවල හානියක් හෝ අඩුවක් තිබේ නම්, කරුණාකර දින 7ක් ඇතුළත අපට දන්වන්න.',
  },
  'order-cancelled': {
    en: 'This order was cancelled and will not be delivered. If you have a question, please contact us.',
    si: 'මෙම ඇණවුම අවලංගු කළ නිසා එය භාර දෙන්නේ නැහැ. ගැටලුවක් තිබේ නම් කරුණාකර අප අමතන්න.',
  },
};

export const orderEmailCopy = {
  seeOrder: { en: 'See your order', si: 'ඔබේ ඇණවුම බලන්න' },
} satisfies Record<string, Bilingual>;

/** Short enough for the list of a phone: the shop and the number come first. */
export function orderSubjects(shopName: string, orderNumber: string): Record<OrderKind, Bilingual> {
  return {
    'order-placed': {
      en: `${shopName}: order ${orderNumber} received`,
      si: `${shopName}: ඔබේ ${orderNumber} ඇණවුම ලැබුණා`,
    },
    'order-shipped': {
      en: `${shopName}: order ${orderNumber} is on its way by courier`,
      si: `${shopName}: ${orderNumber} ඇණවුම කුරියර් සේවාවෙන් යැව්වා`,
    },
    'order-delivered': {
      en: `${shopName}: order ${orderNumber} was delivered`,
      si: `${shopName}: ${orderNumber} ඇණවුම භාර දුන්නා`,
    },
    'order-cancelled': {
      en: `${shopName}: order ${orderNumber} was cancelled`,
      si: `${shopName}: ${orderNumber} ඇණවුම අවලංගු කළා`,
    },
  };
}

export function transferInstruction(amountLkr: number, orderNumber: string): Bilingual {
  return {
    en: `Please transfer ${amountOf(amountLkr).en} and write ${orderNumber} as the reference.`,
    si: `කරුණාකර ${amountOf(amountLkr).si} යවා, යොමු අංකය ලෙස ${orderNumber} සඳහන් කරන්න.`,
  };
}

/** Leads to the page where the customer writes about one product of the order. */
export function writeReview(product: Bilingual): Bilingual {
  return {
    en: `Write a review: ${product.en}`,
    si: `${product.si || product.en} ගැන ඔබේ අදහස ලියන්න`,
  };
}
