import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { longDate, weekdayDate } from '#domain/kernel/colombo-time.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import type { ArrivalWindow } from './arrival.ts';
import type { OrderStatus, PaymentStatus } from './order.ts';
import { cashToCollectLkr } from './payment.ts';

export type StepName = 'placed' | 'confirmed' | 'confirmed-by-customer' | 'paid' | 'shipped' | 'delivered' | 'cancelled';
/** A step of an order's progress. `at` is undefined for a skipped step: shipping, if a paid order became delivered. */
export type OrderStep = { step: StepName; at: Date | undefined };

export const completedStepCopy: Record<StepName, Bilingual> = {
  placed: { en: 'Order received', si: 'ඇණවුම ලැබුණා' },
  confirmed: { en: 'Confirmed by phone', si: 'දුරකථනයෙන් තහවුරු කළා' },
  'confirmed-by-customer': { en: 'Confirmed', si: 'තහවුරු කළා' },
  paid: { en: 'Payment received', si: 'ගෙවීම ලැබුණා' },
  shipped: { en: 'Shipped', si: 'යැව්වා' },
  delivered: { en: 'Delivered', si: 'භාර දුන්නා' },
  cancelled: { en: 'Cancelled', si: 'අවලංගු කළා' },
};

export const progressCopy = {
  orderNumber: { en: 'Order Number', si: 'ඇණවුම් අංකය' },
  courier: { en: 'Courier', si: 'කුරියර් සේවාව' },
  trackingNumber: { en: 'Tracking number', si: 'පාර්සල් අංකය' },
  track: { en: 'Track the parcel', si: 'පාර්සලය කොතැනදැයි බලන්න' },
  expected: { en: 'Expected arrival', si: 'ලැබීමට නියමිත දිනය' },
  payment: { en: 'Payment', si: 'ගෙවීම' },
} satisfies Record<string, Bilingual>;

const headlines = {
  received: { en: 'We have received your order', si: 'ඔබේ ඇණවුම අපට ලැබුණා' },
  confirmed: { en: 'Your order is confirmed', si: 'ඔබේ ඇණවුම තහවුරු කළා' },
  onItsWay: { en: 'Your order is on its way', si: 'ඔබේ ඇණවුම එමින් තිබෙනවා' },
  delivered: { en: 'Your order was delivered', si: 'ඔබේ ඇණවුම භාර දුන්නා' },
  refunded: { en: 'Your order was refunded', si: 'ඔබේ ඇණවුමේ මුදල් ආපසු ගෙව්වා' },
  chargedBack: { en: 'The payment of your order was taken back', si: 'ඔබේ ඇණවුමේ ගෙවීම ආපසු ගෙන ඇත' },
  cancelled: { en: 'Order Cancelled', si: 'ඇණවුම අවලංගු කර ඇත' },
  refundDue: {
    en: 'Order Cancelled, refund due',
    si: 'ඇණවුම අවලංගු කර ඇත, මුදල් ආපසු ගෙවීමට ඇත',
  },
} satisfies Record<string, Bilingual>;

type Progress = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  courier: string;
  refundDueLkr: number;
  refundedLkr: number;
  chargedBackLkr: number;
  steps: readonly OrderStep[];
};

/** Describes an order's progress for its customer. Names the courier of a shipped order and the day of a delivery. */
export function headlineOf(progress: Progress): Bilingual {
  const { status, courier, refundDueLkr, steps } = progress;
  switch (status) {
    case 'cancelled':
      return refundDueLkr > 0 ? headlines.refundDue : headlines.cancelled;
    case 'delivered':
      return deliveredOn(steps.find(({ step }) => step === 'delivered')?.at);
    case 'shipped':
      return onItsWayWith(courier);
    default:
      return headlineBeforeShipping(progress);
  }
}

function headlineBeforeShipping({ status, paymentStatus, steps, ...money }: Progress): Bilingual {
  if (paymentStatus === 'refunded') {
    // After a chargeback the order may have been paid again, and refunded by the shop.
    const refundedByShopLkr = money.refundedLkr - money.chargedBackLkr;
    return money.chargedBackLkr > refundedByShopLkr ? headlines.chargedBack : headlines.refunded;
  }
  const isConfirmed = status === 'paid' || steps.some(({ step }) => step.startsWith('confirmed'));
  return isConfirmed ? headlines.confirmed : headlines.received;
}

function deliveredOn(at: Date | undefined): Bilingual {
  if (!at) return headlines.delivered;
  return { en: `Delivered on ${longDate(at, 'en')}`, si: `${longDate(at, 'si')} දින භාර දුන්නා` };
}

function onItsWayWith(courier: string): Bilingual {
  if (courier === '') return headlines.onItsWay;
  return { en: `On its way with ${courier}`, si: `${courier} සමඟ එමින් තිබෙනවා` };
}

/** Formats the days of an arrival: Wed 25 November – Mon 30 November. */
export function arrivalDays({ from, to }: ArrivalWindow): Bilingual {
  const days = (language: 'en' | 'si') => `${weekdayDate(from, language)} – ${weekdayDate(to, language)}`;
  return { en: days('en'), si: days('si') };
}

/** Describes between which days an order should arrive, or by which it should have. */
export function arrivalSentence(window: ArrivalWindow & { isLate: boolean }): Bilingual {
  const { from, to, isLate } = window;
  if (isLate) {
    return {
      en: `It should have reached you by ${weekdayDate(to, 'en')}. If it has not, please contact us.`,
      si: `${weekdayDate(to, 'si')} වන විට එය ඔබට ලැබිය යුතුව තිබුණා. තවම නොලැබුණා නම් කරුණාකර අප අමතන්න.`,
    };
  }
  return {
    en: `It should reach you between ${weekdayDate(from, 'en')} and ${weekdayDate(to, 'en')}.`,
    si: `${weekdayDate(from, 'si')} සහ ${weekdayDate(to, 'si')} අතර දිනයක එය ඔබට ලැබෙනවා.`,
  };
}

/** Says from which day on a closed shop prepares the order. */
export function preparedFrom(day: Date): Bilingual {
  return {
    en: `We prepare your order when we are back on ${longDate(day, 'en')}.`,
    si: `${longDate(day, 'si')} දින අපි නැවත විවෘත කළ විට ඔබේ ඇණවුම සූදානම් කරනවා.`,
  };
}

/** Describes when an order placed today would arrive, if it is paid today or on delivery. */
export function arrivalIfOrdered({ from, to }: ArrivalWindow, { isPaidAhead }: { isPaidAhead: boolean }): Bilingual {
  const [orderEn, orderSi] = isPaidAhead ? ['Order and pay', 'ඇණවුම් කර මුදල් ගෙවුවොත්'] : ['Order', 'ඇණවුම් කළොත්'];
  return {
    en: `${orderEn} today: it should reach you between ${weekdayDate(from, 'en')} and ${weekdayDate(to, 'en')}.`,
    si: `අද ${orderSi} ${weekdayDate(from, 'si')} සහ ${weekdayDate(to, 'si')} අතර දිනයක ඔබට ලැබෙනවා.`,
  };
}

type Payable = {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  dueLkr: number;
  refundDueLkr: number;
  refundedLkr: number;
  chargedBackLkr: number;
};

/**
 * Describes what the customer still has to pay and to whom, or what is or was refunded or charged back. Undefined for cash that the
 * courier took and the shop has not counted yet, and for a cancelled order without money.
 */
export function paymentSentence(order: Payable): Bilingual | undefined {
  const { status, paymentStatus, dueLkr, refundDueLkr, refundedLkr, chargedBackLkr } = order;
  if (refundDueLkr > 0) {
    return {
      en: `We will refund ${formatRupees(refundDueLkr)}.`,
      si: `රු.\u00a0${groupThousands(refundDueLkr)}ක් ඔබට ආපසු ගෙවනවා.`,
    };
  }
  if (dueLkr > 0) return dueSentence(order);
  const refundedByShopLkr = refundedLkr - chargedBackLkr;
  if (refundedByShopLkr > 0) {
    return {
      en: `We have refunded ${formatRupees(refundedByShopLkr)}.`,
      si: `රු.\u00a0${groupThousands(refundedByShopLkr)}ක් ඔබට ආපසු ගෙව්වා.`,
    };
  }
  if (chargedBackLkr > 0 && paymentStatus === 'refunded') return chargedBackSentence(chargedBackLkr);
  return paymentStatus === 'paid' && status !== 'cancelled' ? nothingLeft : undefined;
}

function chargedBackSentence(amountLkr: number): Bilingual {
  return {
    en: `The payer’s bank has taken back ${formatRupees(amountLkr)}.`,
    si: `ගෙවූ අයගේ බැංකුව රු.\u00a0${groupThousands(amountLkr)}ක් ආපසු ලබා ගත්තා.`,
  };
}

const nothingLeft: Bilingual = {
  en: 'Paid. Nothing is left to pay.',
  si: 'ගෙවා තිබෙනවා. තව ගෙවීමට මුදලක් නැහැ.',
};

function dueSentence(order: Payable): Bilingual | undefined {
  const { status, dueLkr } = order;
  const [en, si] = [formatRupees(dueLkr), `රු.\u00a0${groupThousands(dueLkr)}ක්`];
  const isCash = cashToCollectLkr(order) > 0;
  if (isCash && status === 'delivered') return undefined;
  if (isCash) {
    const { atDoor } = paymentMethodCopy[order.paymentMethod];
    return {
      en: `Please pay ${en} ${atDoor.en} to the courier when your order arrives.`,
      si: `ඇණවුම ලැබුණු විට කුරියර් සේවාවට ${si} ${atDoor.si} ගෙවන්න.`,
    };
  }
  return status === 'shipped' || status === 'delivered'
    ? { en: `Please pay ${en} to us.`, si: `කරුණාකර ${si} අපට ගෙවන්න.` }
    : {
        en: `Please pay ${en} to us. We send your order once we have received it.`,
        si: `කරුණාකර ${si} අපට ගෙවන්න. එය ලැබුණු පසු ඔබේ ඇණවුම එවනවා.`,
      };
}
