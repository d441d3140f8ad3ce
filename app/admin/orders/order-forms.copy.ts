import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees, groupedRupees } from '#domain/kernel/rupees.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import type { RefuseDeliveryRefusal } from '#domain/orders/fulfilment/refuse-delivery.server.ts';
import type { SaveOrderRefusal } from '#domain/orders/fulfilment/save-order.server.ts';
import type { ShipRefusal } from '#domain/orders/fulfilment/ship-order.server.ts';
import { orderStatusLabels, paymentStatusLabels } from '#domain/orders/order.copy.ts';
import type { RefundRefusal } from '#domain/orders/refunds/refund-order.server.ts';
import type { SettleRefusal } from '#domain/problems/settle-problem.server.ts';
import { type FormFields, withLimits } from '#ui/form/form-fields.ts';
import { type CancelRefusal, cancelRequestCopy } from './cancel-request.copy.ts';
import { type GatewayRefusal, gatewayRefusalWords } from './gateway-refund.copy.ts';
import type { SlipRefusal } from './order-slips.copy.ts';
import { promoGoneWords } from './promo-gone.copy.ts';

export type OrderRefusal =
  | SlipRefusal
  | CancelRefusal
  | GatewayRefusal
  | Exclude<SettleRefusal | SaveOrderRefusal | RefundRefusal | RefuseDeliveryRefusal | ShipRefusal, { code: 'order-not-found' }>;

export const formsCopy = {
  notChanged: { en: 'The order was not changed.', si: 'ඇණවුම වෙනස් කළේ නැහැ.' },
  delivered: { en: 'Delivered', si: 'භාර දුන්නා' },
  deliveredAndPaid: { en: 'Delivered and paid', si: 'භාර දී මුදල් ලැබුණා' },
  moneyReceived: { en: 'Money received', si: 'මුදල් ලැබුණා' },
  updateCourier: { en: 'Update courier', si: 'කුරියර් විස්තර යාවත්කාලීන කරන්න' },
  markShipped: { en: 'Mark as shipped', si: 'යැවූ බව සටහන් කරන්න' },
  confirmByPhone: { en: 'Confirmed by phone', si: 'දුරකථනයෙන් තහවුරු කළා' },
  packed: { en: 'Packed', si: 'ඇසුරුවා' },
  notPacked: { en: 'Not packed after all', si: 'තවම අසුරා නැහැ' },
  cancelOrder: { en: 'Cancel the order', si: 'ඇණවුම අවලංගු කරන්න' },
  cancelHint: {
    en: 'The items go back into stock, and the customer is told by email if there is one.',
    si: 'භාණ්ඩ තොගයට එක් වෙනවා. ඊමේල් ලිපිනයක් තිබේ නම් පාරිභෝගිකයාට ඒ බව දන්වනවා.',
  },
  cancelRefund: {
    en: 'Money was received for this order: it must then be refunded.',
    si: 'මෙම ඇණවුමට මුදල් ලැබී තිබෙනවා: එවිට එය ආපසු ගෙවිය යුතුයි.',
  },
  chooseReason: { en: 'Choose a reason', si: 'හේතුවක් තෝරන්න' },
  courier: { en: 'Courier', si: 'කුරියර් සේවාව' },
  addNote: { en: 'Add a note', si: 'සටහනක් එක් කරන්න' },
  deliveryRefused: { en: 'Delivery refused', si: 'භාර ගැනීම ප්‍රතික්ෂේප කළා' },
  refuseHint: {
    en: 'The order is cancelled, and the refusal counts for this phone. Leave the box empty while the parcel is still on its way back: it is listed under Courier cash until you have it.',
    si: 'ඇණවුම අවලංගු වන අතර, මෙම දුරකථන අංකයට ප්‍රතික්ෂේප කිරීමක් ලෙස ගණන් ගන්නවා. පාර්සලය තවම ආපසු එමින් තිබෙනවා නම් කොටුව හිස්ව තබන්න: ඔබට ලැබෙන තුරු එය කුරියර් මුදල් යටතේ පෙනෙනවා.',
  },
  backOnShelf: { en: 'Put back into stock', si: 'තොගයට එක් කරන්න' },
  writeRefusal: { en: 'Record the refusal', si: 'ප්‍රතික්ෂේප කිරීම සටහන් කරන්න' },
  refund: { en: 'Refund', si: 'මුදල් ආපසු ගෙවීම' },
  refundHint: {
    en: 'Record money that you paid back yourself, in cash or by bank.',
    si: 'ඔබ අතින් ආපසු ගෙවූ මුදල මෙහි සටහන් කරන්න.',
  },
  writeRefund: { en: 'Record refund', si: 'ආපසු ගෙවීම සටහන් කරන්න' },
  refundQuestion: {
    en: 'Have you paid this money back? A recorded refund cannot be taken back.',
    si: 'ඔබ මෙම මුදල ආපසු ගෙව්වාද? සටහන් කළ ආපසු ගෙවීමක් වෙනස් කරන්න බැහැ.',
  },
  refundYes: { en: 'Yes, record it', si: 'ඔව්, සටහන් කරන්න' },
} satisfies Record<string, Bilingual>;

const chooseStatus: Bilingual = { en: 'Please choose one of the statuses.', si: 'කරුණාකර ලැයිස්තුවෙන් තත්ත්වයක් තෝරන්න.' };

/** The courier of a parcel, and its number. */
export const shipmentFields = withLimits(
  {
    courier: { input: { autoComplete: 'off' }, label: { en: 'Courier service', si: 'කුරියර් සේවාවේ නම' }, optional: 'unmarked' },
    trackingNumber: {
      input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
      label: { en: 'Tracking number', si: 'ලුහුබැඳීමේ අංකය' },
      optional: 'unmarked',
    },
  } satisfies FormFields,
  orderFormLimits,
);

export const statusFields = {
  ...shipmentFields,
  status: { label: { en: 'Order status', si: 'ඇණවුමේ තත්ත්වය' }, optional: 'unmarked', wrong: chooseStatus },
  paymentStatus: { label: { en: 'Payment status', si: 'ගෙවීම් තත්ත්වය' }, optional: 'unmarked', wrong: chooseStatus },
  reason: { label: { en: 'Why is it cancelled?', si: 'අවලංගු කරන්නේ ඇයි?' }, optional: 'unmarked' },
} satisfies FormFields;

export const noteFields = {
  text: {
    label: { en: 'Note', si: 'සටහන' },
    hint: { en: 'Only the shop sees it.', si: 'මෙය පෙනෙන්නේ වෙළඳසැලට පමණයි.' },
    max: orderFormLimits.note,
  },
} satisfies FormFields;

const refundedMoney = {
  amountLkr: {
    input: { inputMode: 'numeric', autoComplete: 'off' },
    label: { en: 'Amount in rupees', si: 'මුදල රුපියල්වලින්' },
    max: 9,
    wrong: {
      amount: { en: 'Please enter whole rupees, 1 or more.', si: 'කරුණාකර රුපියල් 1ක් හෝ ඊට වැඩි පූර්ණ අගයක් ඇතුළත් කරන්න.' },
    },
  },
  method: { label: { en: 'Paid back by', si: 'ආපසු ගෙවූ ආකාරය' } },
  reason: { input: { autoComplete: 'off' }, label: { en: 'Reason', si: 'හේතුව' }, max: orderFormLimits.reason, optional: true },
} satisfies FormFields;

/** Returns the fields of a refund, with one for the units of each product that the order holds. */
export function refundFields(held: readonly { productId: string; productName: Bilingual; units: number }[]): FormFields {
  const back = held.map(({ productId, productName, units }) => [
    `back.${productId}`,
    {
      input: { inputMode: 'numeric', autoComplete: 'off' },
      label: productName,
      hint: { en: `Units, at most ${units}`, si: `ඒකක ගණන, උපරිමය ${units}` },
      max: 4,
      optional: 'unmarked',
      wrong: {
        units: { en: 'Please enter whole units, 0 or more.', si: 'කරුණාකර 0 හෝ ඊට වැඩි පූර්ණ ගණනක් ඇතුළත් කරන්න.' },
      },
    },
  ]);
  return { ...refundedMoney, ...Object.fromEntries(back) };
}

/** Says why nothing was done, and what the order is like now. */
export function orderRefusalWords(refusal: OrderRefusal): Bilingual {
  switch (refusal.code) {
    case 'status-changed-since': {
      const [status, payment] = [orderStatusLabels[refusal.status], paymentStatusLabels[refusal.paymentStatus]];
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
    case 'no-open-request':
      return cancelRequestCopy.noOpenRequest;
    case 'promo-gone':
      return promoGoneWords(refusal);
    case 'cancel-reason-missing':
      return {
        en: 'Cancel this order? Its items go back into stock. Choose why it is cancelled, then save again.',
        si: 'මෙම ඇණවුම අවලංගු කරන්නද? එහි භාණ්ඩ තොගයට එක් වෙනවා. අවලංගු කරන හේතුව තෝරා නැවත සුරකින්න.',
      };
    case 'no-open-problem':
      return {
        en: 'Another admin has just settled this problem. Their answer is shown above.',
        si: 'වෙනත් පරිපාලකයෙක් මෙම ගැටලුව විසඳා තිබෙනවා. එම පිළිතුර ඉහළින් පෙනෙනවා.',
      };
    case 'paid-online':
      return {
        en: 'This order is paid online. Its money is recorded once the payment provider says that it came.',
        si: 'මෙම ඇණවුමට ඔන්ලයින් ගෙවනවා. මුදල් ලැබුණු බව ගෙවීම් සේවාව දැනුම් දුන් පසු එය සටහන් වෙනවා.',
      };
    case 'not-waiting':
      return {
        en: 'This order no longer waits to be shipped. Its status has changed in the meantime.',
        si: 'මෙම ඇණවුම තවදුරටත් යැවීමට නැහැ. මේ අතර එහි තත්ත්වය වෙනස් වුණා.',
      };
    case 'not-on-its-way':
      return {
        en: 'Only an order that was shipped can be refused. Its status has changed in the meantime.',
        si: 'ප්‍රතික්ෂේප කළ හැක්කේ යැවූ ඇණවුමක් පමණයි. මේ අතර එහි තත්ත්වය වෙනස් වුණා.',
      };
    case 'nothing-paid':
      return {
        en: 'No money has come in for this order, so there is nothing to refund.',
        si: 'මෙම ඇණවුමට මුදල් ලැබී නැති නිසා ආපසු ගෙවීමට කිසිවක් නැහැ.',
      };
    case 'refunded-since':
      return {
        en: `A refund was recorded in the meantime. ${formatRupees(refusal.leftLkr)} can still be refunded.`,
        si: `මේ අතර ආපසු ගෙවීමක් සටහන් වුණා. තව ආපසු ගෙවිය හැකි මුදල: රු. ${groupedRupees(refusal.leftLkr)}.`,
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
        si: `එය ගෙවූ මුදලට වඩා වැඩියි. තව ආපසු ගෙවිය හැකි මුදල: රු. ${groupedRupees(refusal.leftLkr)}.`,
      };
    default:
      return gatewayRefusalWords(refusal);
  }
}
