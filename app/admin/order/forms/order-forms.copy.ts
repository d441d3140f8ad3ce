import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { type FormFields, withLimits } from '#ui/form/form-fields.ts';

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
    en: 'The items go back into stock. The customer is told if one of your channels reaches them.',
    si: 'භාණ්ඩ තොගයට එක් වෙනවා. ඔබේ පණිවිඩ යවන ක්‍රමයකින් ළඟා විය හැකි නම් පාරිභෝගිකයාට ඒ බව දන්වනවා.',
  },
  cancelQuestion: {
    en: 'Cancel this order? Its items go back into stock.',
    si: 'මෙම ඇණවුම අවලංගු කරන්නද? එහි භාණ්ඩ තොගයට එක් වෙනවා.',
  },
  cancelYes: { en: 'Yes, cancel it', si: 'ඔව්, අවලංගු කරන්න' },
  cancelRefund: {
    en: 'Money was received for this order: it must then be refunded.',
    si: 'මෙම ඇණවුමට මුදල් ලැබී තිබෙනවා: එවිට එය ආපසු ගෙවිය යුතුයි.',
  },
  chooseReason: { en: 'Choose a reason', si: 'හේතුවක් තෝරන්න' },
  courier: { en: 'Courier', si: 'කුරියර් සේවාව' },
  addNote: { en: 'Add a note', si: 'සටහනක් එක් කරන්න' },
  deliveryRefused: { en: 'Delivery refused', si: 'භාර ගැනීම ප්‍රතික්ෂේප කළා' },
  refuseHint: {
    en: 'The order is cancelled, and the refusal counts for this phone number. Leave the box empty while the parcel is still on its way back: it is listed under Courier cash until you have it.',
    si: 'ඇණවුම අවලංගු වන අතර, මෙම දුරකථන අංකයට ප්‍රතික්ෂේප කිරීමක් ලෙස ගණන් ගන්නවා. පාර්සලය තවම ආපසු එමින් තිබෙනවා නම් කොටුව හිස්ව තබන්න: ඔබට ලැබෙන තුරු එය කුරියර් මුදල් යටතේ පෙනෙනවා.',
  },
  restock: { en: 'Put back into stock', si: 'තොගයට එක් කරන්න' },
  recordRefusal: { en: 'Record the refusal', si: 'ප්‍රතික්ෂේප කිරීම සටහන් කරන්න' },
  refund: { en: 'Refund', si: 'මුදල් ආපසු ගෙවීම' },
  refundHint: {
    en: 'Record a refund that you made yourself, in cash or by bank.',
    si: 'ඔබ දැනටමත් මුදලින් හෝ බැංකුවෙන් ආපසු ගෙවූ මුදල මෙහි සටහන් කරන්න.',
  },
  recordRefund: { en: 'Record refund', si: 'ආපසු ගෙවීම සටහන් කරන්න' },
  refundQuestion: {
    en: 'Have you paid this money back? A recorded refund cannot be taken back.',
    si: 'ඔබ මෙම මුදල ආපසු ගෙව්වාද? සටහන් කළ ආපසු ගෙවීමක් වෙනස් කරන්න බැහැ.',
  },
  refundYes: { en: 'Yes, record it', si: 'ඔව්, සටහන් කරන්න' },
} satisfies Record<string, Bilingual>;

const chooseStatus: Bilingual = { en: 'Please choose one of the statuses.', si: 'කරුණාකර ලැයිස්තුවෙන් තත්ත්වයක් තෝරන්න.' };

/** The fields of a shipment: courier and tracking number. */
export const shipmentFields = withLimits(
  {
    courier: { input: { autoComplete: 'off' }, label: { en: 'Courier service', si: 'කුරියර් සේවාවේ නම' }, optional: 'unmarked' },
    trackingNumber: {
      input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
      label: { en: 'Tracking number', si: 'පාර්සල් අංකය' },
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
    hint: {
      en: `Only admins read it in the shop. The customer may ask for a copy. It is deleted after ${formatCount(retentionDays.customerNotes, 'day')}.`,
      si: `වෙළඳසැලේදී මෙය කියවන්නේ පරිපාලකයන් පමණයි. පාරිභෝගිකයාට පිටපතක් ඉල්ලිය හැකියි. තබා ගන්නා කාලය: දින ${retentionDays.customerNotes}.`,
    },
    max: orderFormLimits.note,
  },
} satisfies FormFields;

const moneyFields = {
  amountLkr: {
    input: { inputMode: 'numeric', autoComplete: 'off' },
    label: { en: 'Amount in rupees', si: 'මුදල රුපියල්වලින්' },
    max: 20,
    wrong: { en: 'Please enter whole rupees, 1 or more.', si: 'කරුණාකර රුපියල් 1ක් හෝ ඊට වැඩි පූර්ණ අගයක් ඇතුළත් කරන්න.' },
  },
  method: { label: { en: 'Refunded by', si: 'ආපසු ගෙවූ ආකාරය' } },
  reason: { input: { autoComplete: 'off' }, label: { en: 'Reason', si: 'හේතුව' }, max: orderFormLimits.reason, optional: true },
} satisfies FormFields;

/** Returns the fields of a refund, with one for the returned units of each product. */
export function refundFields(heldLines: readonly { productId: string; productName: Bilingual; units: number }[]): FormFields {
  const unitFields = heldLines.map(({ productId, productName, units }) => [
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
  return { ...moneyFields, ...Object.fromEntries(unitFields) };
}
