import { chargeBackCopy } from '#admin/order/money/charge-back.copy.ts';
import { type GatewayRefusal, gatewayRefusalCopy } from '#admin/order/money/gateway-refund.copy.ts';
import { type SlipRefusal, slipRefusalCopy } from '#admin/order/requests/bank-slips.copy.ts';
import { type CancelRefusal, cancelRequestCopy } from '#admin/order/requests/customer-requests.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupThousands } from '#domain/kernel/rupees.ts';
import type { ChangeStatusRefusal } from '#domain/orders/fulfilment/change-order-status.server.ts';
import type { PackRefusal } from '#domain/orders/fulfilment/pack-order.server.ts';
import type { RecordRefusedDeliveryRefusal } from '#domain/orders/fulfilment/record-refused-delivery.server.ts';
import type { SaveOrderRefusal } from '#domain/orders/fulfilment/save-order.server.ts';
import type { ShipRefusal } from '#domain/orders/fulfilment/ship-order.server.ts';
import { orderStatusLabels, paymentStatusLabels } from '#domain/orders/order.copy.ts';
import type { RefundRefusal } from '#domain/orders/refunds/refund-order.server.ts';
import type { SettleRefusal } from '#domain/problems/settle-problem.server.ts';

export type OrderRefusal =
  | SlipRefusal
  | CancelRefusal
  | GatewayRefusal
  | { code: 'no-charge-back' | 'charged-back-again' }
  | Exclude<SettleRefusal | SaveOrderRefusal | RefundRefusal | RecordRefusedDeliveryRefusal | ShipRefusal | PackRefusal, { code: 'order-not-found' }>;

/** Texts of the refusals that need no data of the order. */
const fixedTexts = {
  'cancel-reason-missing': {
    en: 'Cancel this order? Its items go back into stock. Choose why it is cancelled, then save again.',
    si: 'මෙම ඇණවුම අවලංගු කරන්නද? එහි භාණ්ඩ තොගයට එක් වෙනවා. අවලංගු කරන හේතුව තෝරා නැවත සුරකින්න.',
  },
  'other-status-chosen': {
    en: 'You also chose another status. Save it first, or choose the old one again.',
    si: 'ඔබ වෙනත් තත්ත්වයකුත් තෝරා තිබෙනවා. පළමුව එය සුරකින්න, නැතහොත් පෙර තිබූ තත්ත්වය නැවත තෝරන්න.',
  },
  'no-open-problem': {
    en: 'Another admin has just settled this problem. Their answer is shown above.',
    si: 'වෙනත් පරිපාලකයෙක් මෙම ගැටලුව විසඳා තිබෙනවා. එම පිළිතුර ඉහළින් පෙනෙනවා.',
  },
  'packing-slip-changed': {
    en: 'The packing slip has changed in the meantime. Check that the parcel fits it, then press again.',
    si: 'මේ අතර ඇසුරුම් පත්‍රය වෙනස් වී තිබෙනවා. පාර්සලය එයට ගැළපෙනවාදැයි බලා නැවත ඔබන්න.',
  },
  'paid-online': {
    en: 'This order is paid online. Its money is recorded once the payment provider says that it came.',
    si: 'මෙම ඇණවුමට ඔන්ලයින් ගෙවනවා. මුදල් ලැබුණු බව ගෙවීම් සේවාව දැනුම් දුන් පසු එය සටහන් වෙනවා.',
  },
  'not-waiting-to-ship': {
    en: 'This order no longer waits to be shipped. Its status has changed in the meantime.',
    si: 'මෙම ඇණවුම තවදුරටත් යැවීමට නැහැ. මේ අතර එහි තත්ත්වය වෙනස් වුණා.',
  },
  'not-on-its-way': {
    en: 'Only an order that was shipped can be refused. Its status has changed in the meantime.',
    si: 'ප්‍රතික්ෂේප කළ හැක්කේ යැවූ ඇණවුමක් පමණයි. මේ අතර එහි තත්ත්වය වෙනස් වුණා.',
  },
  'nothing-paid': {
    en: 'No money has come in for this order, so there is nothing to refund.',
    si: 'මෙම ඇණවුමට මුදල් ලැබී නැති නිසා ආපසු ගෙවීමට කිසිවක් නැහැ.',
  },
} satisfies Partial<Record<OrderRefusal['code'], Bilingual>>;

/** Explains why nothing was changed, with the current state of the order. */
export function orderRefusalCopy(refusal: OrderRefusal): Bilingual {
  switch (refusal.code) {
    case 'status-changed-since': {
      const [status, payment] = [orderStatusLabels[refusal.status], paymentStatusLabels[refusal.paymentStatus]];
      return {
        en: `Someone changed this order in the meantime. It is now ${status.en}, payment ${payment.en}. Your change was not saved. If it is still right, press the same button again.`,
        si: `මේ අතර වෙනත් කෙනෙක් මෙම ඇණවුම වෙනස් කළා. දැන් තත්ත්වය: ${status.si}, ගෙවීම: ${payment.si}. ඔබේ වෙනස්කම සුරැකුණේ නැහැ. එය තවමත් නිවැරදි නම්, එම බොත්තම නැවත ඔබන්න.`,
      };
    }
    case 'shipment-changed-since': {
      const shipment = [refusal.courier, refusal.trackingNumber].filter((text) => text !== '').join(' · ');
      return {
        en: `Someone changed the courier in the meantime: ${shipment || 'none'}. What you typed is still here: press again to replace their change with yours.`,
        si: `මේ අතර වෙනත් කෙනෙක් කුරියර් විස්තර වෙනස් කළා: ${shipment || 'කිසිවක් නැහැ'}. ඔබ ලියූ දේ මෙහි තිබෙනවා: ඒ වෙනුවට මෙය යෙදීමට නැවත ඔබන්න.`,
      };
    }
    case 'no-open-request':
      return cancelRequestCopy.noOpenRequest;
    case 'promo-gone':
      return promoGoneCopy(refusal);
    case 'due-changed-since':
      if (refusal.dueLkr === 0) return nothingDueCopy;
      return {
        en: `The amount has changed in the meantime: ${formatRupees(refusal.dueLkr)} is due now. Press again only if all of it has arrived.`,
        si: `මේ අතර මුදල වෙනස් වී තිබෙනවා: දැන් ලැබිය යුත්තේ රු. ${groupThousands(refusal.dueLkr)}. ඒ සියල්ල ලැබී ඇත්නම් පමණක් නැවත ඔබන්න.`,
      };
    case 'refunded-since':
      return {
        en: `A refund was recorded in the meantime. ${formatRupees(refusal.leftLkr)} can still be refunded.`,
        si: `මේ අතර ආපසු ගෙවීමක් සටහන් වුණා. තව ආපසු ගෙවිය හැකි මුදල: රු. ${groupThousands(refusal.leftLkr)}.`,
      };
    case 'more-than-held': {
      const { productName, held } = refusal;
      return {
        en: `More units than this order holds would go back into stock. ${productName.en}: at most ${held}.`,
        si: `මෙම ඇණවුමේ තිබෙන ගණනට වඩා ඒකක තොගයට එක් කරන්න බැහැ. ${productName.si || productName.en}: උපරිමය ${held}.`,
      };
    }
    case 'more-than-paid':
      return {
        en: `That is more than was paid. ${formatRupees(refusal.leftLkr)} can still be refunded.`,
        si: `එය ගෙවූ මුදලට වඩා වැඩියි. තව ආපසු ගෙවිය හැකි මුදල: රු. ${groupThousands(refusal.leftLkr)}.`,
      };
    case 'cancel-reason-missing':
    case 'other-status-chosen':
    case 'no-open-problem':
    case 'packing-slip-changed':
    case 'paid-online':
    case 'not-waiting-to-ship':
    case 'not-on-its-way':
    case 'nothing-paid':
      return fixedTexts[refusal.code];
    case 'no-charge-back':
      return chargeBackCopy.settledSince;
    case 'charged-back-again':
      return chargeBackCopy.another;
    case 'no-open-slip':
    case 'slips-changed-since':
    case 'amount-changed-since':
      return slipRefusalCopy(refusal);
    default:
      return gatewayRefusalCopy(refusal);
  }
}

const nothingDueCopy: Bilingual = {
  en: 'The amount has changed in the meantime: nothing is due any more, so no money was recorded.',
  si: 'මේ අතර මුදල වෙනස් වී තිබෙනවා: දැන් ලැබිය යුතු මුදලක් නැහැ. ඒ නිසා කිසිවක් සටහන් කළේ නැහැ.',
};

/** Explains why a cancelled order cannot be reinstated. */
function promoGoneCopy({ promoCode, reason }: Extract<ChangeStatusRefusal, { code: 'promo-gone' }>): Bilingual {
  return reason === 'used-up'
    ? {
        en: `The order stays cancelled: its promo code ${promoCode} has been used up since. Raise its limit first, or take a new order.`,
        si: `ඇණවුම අවලංගු වූ ලෙසම තිබෙනවා: එහි ${promoCode} වට්ටම් කේතය භාවිත කළ හැකි වාර ගණන මේ අතර අවසන් වුණා. පළමුව එම සීමාව වැඩි කරන්න, නැතහොත් නව ඇණවුමක් ඇතුළත් කරන්න.`,
      }
    : {
        en: `The order stays cancelled: this phone number has used the promo code ${promoCode} for another order since. Raise its limit for each phone first, or take a new order.`,
        si: `ඇණවුම අවලංගු වූ ලෙසම තිබෙනවා: මේ අතර මෙම දුරකථන අංකයෙන් වෙනත් ඇණවුමකට ${promoCode} වට්ටම් කේතය භාවිත කළා. පළමුව දුරකථන අංකයකට ඇති සීමාව වැඩි කරන්න, නැතහොත් නව ඇණවුමක් ඇතුළත් කරන්න.`,
      };
}
