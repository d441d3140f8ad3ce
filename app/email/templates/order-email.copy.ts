import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate } from '#domain/kernel/colombo-time.ts';
import { preparedFrom } from '#domain/settings/closure.copy.ts';
import { amountOf } from '#email/email.copy.ts';

/** The messages to customers about their order. */
export type OrderEmailKind =
  | 'order-placed'
  | 'order-shipped'
  | 'order-delivered'
  | 'order-cancelled'
  | 'slip-accepted'
  | 'slip-refused'
  | 'transfer-reminder'
  | 'cancel-declined'
  | 'problem-answered';

export const orderHeadings: Record<OrderEmailKind, Bilingual> = {
  'order-placed': { en: 'Thank you for your order', si: 'ඔබේ ඇණවුමට ස්තූතියි' },
  'order-shipped': { en: 'Your order is on its way', si: 'ඔබේ ඇණවුම යැව්වා' },
  'order-delivered': { en: 'Your order was delivered', si: 'ඔබේ ඇණවුම භාර දුන්නා' },
  'order-cancelled': { en: 'Your order was cancelled', si: 'ඔබේ ඇණවුම අවලංගු කළා' },
  'slip-accepted': { en: 'We have received your payment', si: 'ඔබේ ගෙවීම අපට ලැබුණා' },
  'slip-refused': { en: 'Please look at your bank slip again', si: 'කරුණාකර ඔබේ බැංකු රිසිට්පත නැවත බලන්න' },
  'transfer-reminder': { en: 'We are waiting for your bank transfer', si: 'ඔබේ බැංකු ගෙවීම ලැබෙන තුරු අපි බලා සිටිනවා' },
  'cancel-declined': { en: 'We could not cancel your order', si: 'ඔබේ ඇණවුම අවලංගු කිරීමට නොහැකි වුණා' },
  'problem-answered': { en: 'Our answer about your parcel', si: 'ඔබේ පාර්සලය ගැන අපේ පිළිතුර' },
};

const orderIntroductions: Record<OrderEmailKind, Bilingual> = {
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
  'slip-accepted': {
    en: 'Thank you: we have looked at your bank slip, and your order is paid.',
    si: 'ස්තූතියි: ඔබේ බැංකු රිසිට්පත අපි පරීක්ෂා කළා. ඇණවුමට ගෙවා තිබෙනවා.',
  },
  'slip-refused': {
    en: 'We looked at the bank slip of your order and could not accept it. Please read why, and send us another one.',
    si: 'ඔබේ ඇණවුමේ බැංකු රිසිට්පත අපි පරීක්ෂා කළා. එය පිළිගැනීමට නොහැකි වුණා. කරුණාකර හේතුව කියවා, වෙනත් රිසිට්පතක් එවන්න.',
  },
  'transfer-reminder': {
    en: 'We keep your order for you, but have not seen your bank transfer yet. If you have paid already, please send us the bank slip.',
    si: 'ඔබේ ඇණවුම අපි වෙන් කර තබා සිටිනවා. එහෙත් බැංකු ගෙවීම තවම අපට ලැබී නැහැ. ඔබ දැනටමත් ගෙවා ඇත්නම්, කරුණාකර බැංකු රිසිට්පත අපට එවන්න.',
  },
  'cancel-declined': {
    en: 'You asked us to cancel your order. We could not do that, for the reason below, and will send it to you as you ordered it. If you have a question, please contact us.',
    si: 'ඔබේ ඇණවුම අවලංගු කරන ලෙස ඔබ ඉල්ලා තිබුණා. පහත සඳහන් හේතුව නිසා එය කිරීමට නොහැකි වුණා. එබැවින් ඔබ ඇණවුම් කළ පරිදිම අපි එය එවනවා. ගැටලුවක් තිබේ නම් කරුණාකර අප අමතන්න.',
  },
  'problem-answered': {
    en: 'You told us that something was wrong with your parcel. Thank you for writing to us. This is our answer:',
    si: 'ඔබේ පාර්සලයේ ගැටලුවක් ඔබ අපට දන්වා තිබුණා. ඒ ගැන දැන්වීමට ස්තූතියි. අපේ පිළිතුර මෙන්න:',
  },
};

type Preparation = {
  closedUntil: Date | undefined;
  /** Whether the order is prepared once its payment in advance has arrived. */
  waitsForPayment: boolean;
  dueLkr: number;
};

/** Returns the first sentences of an e-mail. Only an open shop promises a day, and only for what is not paid in advance. */
export function introductionOf(kind: OrderEmailKind, { closedUntil, waitsForPayment, dueLkr }: Preparation): Bilingual {
  if (kind === 'slip-accepted' && dueLkr > 0) return slipAcceptedInPart;
  if (kind !== 'order-placed') return orderIntroductions[kind];
  if (!closedUntil) return waitsForPayment ? preparedOncePaid : orderIntroductions[kind];
  const prepared = waitsForPayment ? preparedOncePaidFrom(closedUntil) : preparedFrom(closedUntil);
  return {
    en: `We have received your order. ${prepared.en} A courier will bring it to your door.`,
    si: `ඔබේ ඇණවුම අපට ලැබුණා. ${prepared.si} ඉන්පසු කුරියර් සේවාවකින් ඔබේ නිවසටම ලැබෙනවා.`,
  };
}

/** Thanks for a payment after which the order came to cost more. */
const slipAcceptedInPart: Bilingual = {
  en: 'Thank you: we have looked at your bank slip and received your payment.',
  si: 'ස්තූතියි: ඔබේ බැංකු රිසිට්පත අපි පරීක්ෂා කළා. ඔබේ ගෙවීම අපට ලැබුණා.',
};

const preparedOncePaid: Bilingual = {
  en: 'We have received your order and will prepare it once we have received your payment. A courier will then bring it to your door in 2-5 business days.',
  si: 'ඔබේ ඇණවුම අපට ලැබුණා. ඔබේ ගෙවීම ලැබුණු පසු එය සූදානම් කරනවා. ඉන්පසු කුරියර් සේවාවකින් වැඩ කරන දින 2-5කින් ඔබේ නිවසටම ලැබෙනවා.',
};

function preparedOncePaidFrom(day: Date): Bilingual {
  return {
    en: `Once we have received your payment, we prepare it from ${longDate(day, 'en')}, when we are back.`,
    si: `ඔබේ ගෙවීම ලැබුණු පසු, අපි නැවත විවෘත කරන ${longDate(day, 'si')} දින සිට එය සූදානම් කරනවා.`,
  };
}

/** Says when the parcel of an order that is paid now is prepared. */
export function preparingNow({ closedUntil }: { closedUntil: Date | undefined }): Bilingual {
  if (closedUntil) return preparedFrom(closedUntil);
  return { en: 'We prepare your parcel now.', si: 'අපි දැන් ඔබේ පාර්සලය සූදානම් කරනවා.' };
}

export const orderEmailCopy = {
  payOnline: { en: 'Pay online', si: 'ඔන්ලයින් ගෙවන්න' },
  attachSlip: { en: 'Attach bank slip', si: 'බැංකු රිසිට්පත අමුණන්න' },
  cancelledAsAsked: {
    en: 'We cancelled this order, as you asked.',
    si: 'ඔබ ඉල්ලූ පරිදි අපි මෙම ඇණවුම අවලංගු කළා.',
  },
  leftBefore: {
    en: 'You asked us to cancel this order, but your parcel had already left.',
    si: 'මෙම ඇණවුම අවලංගු කරන ලෙස ඔබ ඉල්ලා තිබුණත්, ඒ වන විට ඔබේ පාර්සලය යවා තිබුණා.',
  },
  seeOrder: { en: 'See your order', si: 'ඔබේ ඇණවුම බලන්න' },
} satisfies Record<string, Bilingual>;

/** Returns the subjects. They begin with the shop and the number, because a phone's list of e-mails cuts them off. */
export function orderSubjects(shopName: string, orderNumber: string): Record<OrderEmailKind, Bilingual> {
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
    'slip-accepted': {
      en: `${shopName}: payment for ${orderNumber} received`,
      si: `${shopName}: ${orderNumber} ඇණවුමේ ගෙවීම ලැබුණා`,
    },
    'slip-refused': {
      en: `${shopName}: bank slip of ${orderNumber}, please look again`,
      si: `${shopName}: ${orderNumber} ඇණවුමේ බැංකු රිසිට්පත නැවත බලන්න`,
    },
    'transfer-reminder': {
      en: `${shopName}: transfer for ${orderNumber} not here yet`,
      si: `${shopName}: ${orderNumber} ඇණවුමේ බැංකු ගෙවීම තවම ලැබී නැහැ`,
    },
    'cancel-declined': {
      en: `${shopName}: order ${orderNumber} could not be cancelled`,
      si: `${shopName}: ${orderNumber} ඇණවුම අවලංගු කිරීමට නොහැකි වුණා`,
    },
    'problem-answered': {
      en: `${shopName}: our answer about parcel ${orderNumber}`,
      si: `${shopName}: ${orderNumber} පාර්සලය ගැන අපේ පිළිතුර`,
    },
  };
}

export function transferInstruction(amountLkr: number, orderNumber: string): Bilingual {
  return {
    en: `Please transfer ${amountOf(amountLkr).en} and write ${orderNumber} as the reference.`,
    si: `කරුණාකර ${amountOf(amountLkr).si} යවා, යොමු අංකය ලෙස ${orderNumber} සඳහන් කරන්න.`,
  };
}

/** Labels the link to the page where the customer reviews one product of the order. */
export function writeReview(product: Bilingual): Bilingual {
  return {
    en: `Write a review: ${product.en}`,
    si: `${product.si || product.en} ගැන ඔබේ අදහස ලියන්න`,
  };
}
