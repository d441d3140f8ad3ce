import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { DocumentKind } from './print-urls.ts';

export const documentTitles: Record<DocumentKind, Bilingual> = {
  'packing-slip': { en: 'Packing slip', si: 'ඇසුරුම් පත්‍රය' },
  invoice: { en: 'Invoice', si: 'ඉන්වොයිසිය' },
};

const severalDocuments: Record<DocumentKind, Bilingual> = {
  'packing-slip': { en: 'Packing slips', si: 'ඇසුරුම් පත්‍ර' },
  invoice: { en: 'Invoices', si: 'ඉන්වොයිසි' },
};

/** Labels of the links and buttons that open documents. */
export const printLabels: Record<DocumentKind, Bilingual> = {
  'packing-slip': { en: 'Print slips', si: 'ඇසුරුම් පත්‍ර' },
  invoice: { en: 'Print invoices', si: 'ඉන්වොයිසි' },
};

export const printCopy = {
  back: { en: 'Back', si: 'ආපසු' },
  print: { en: 'Print', si: 'මුද්‍රණය කරන්න' },
  ship: { en: 'Ship', si: 'යවන්න' },
  howToPrint: {
    en: 'To print, press Ctrl and P, or choose Print in the menu of your browser.',
    si: 'මුද්‍රණය කිරීමට Ctrl සහ P ඔබන්න. නැතහොත් බ්‍රවුසරයේ මෙනුවෙන් Print තෝරන්න.',
  },
  documents: { en: 'Documents', si: 'ලේඛන' },
  nothing: { en: 'No orders to print', si: 'මුද්‍රණය කිරීමට ඇණවුම් නැහැ' },
  chooseFirst: {
    en: 'Select orders in the list first.',
    si: 'පළමුව ලැයිස්තුවෙන් ඇණවුම් තෝරන්න.',
  },
  toOrders: { en: 'Back to the orders', si: 'ඇණවුම් වෙත ආපසු' },
  phone: { en: 'Phone', si: 'දුරකථන' },
  registration: { en: 'Registration', si: 'ලියාපදිංචි අංකය' },
  number: { en: 'Number', si: 'අංකය' },
  orderNumber: { en: 'Order', si: 'ඇණවුම' },
  date: { en: 'Date', si: 'දිනය' },
  deliverTo: { en: 'Deliver to', si: 'ලබන්නා' },
  billTo: { en: 'Buyer', si: 'ගැනුම්කරු' },
  cashToCollect: { en: 'Cash to collect', si: 'අය කළ යුතු මුදල' },
  nothingToCollect: { en: 'Nothing to collect', si: 'අය කළ යුතු මුදලක් නැහැ' },
  transferDue: { en: 'Bank transfer still to come', si: 'තව ලැබිය යුතු බැංකු ගෙවීම' },
  onlineDue: { en: 'Online payment still to come', si: 'තව ලැබිය යුතු ඔන්ලයින් ගෙවීම' },
  received: { en: 'Received', si: 'ලැබුණු මුදල' },
  due: { en: 'Still to pay', si: 'තව ගෙවිය යුතු මුදල' },
  doNotSend: { en: 'Cancelled: do not send', si: 'අවලංගුයි: යවන්න එපා' },
  refunded: { en: 'Refunded: do not send', si: 'මුදල් ආපසු ගෙවා ඇත: යවන්න එපා' },
  chargedBack: { en: 'Charge-back: do not send', si: 'ගෙවීම ආපසු ගෙන ඇත: යවන්න එපා' },
  cancelled: { en: 'This order was cancelled', si: 'මෙම ඇණවුම අවලංගු කර ඇත' },
  notes: { en: 'Special instructions', si: 'විශේෂ උපදෙස්' },
  courier: { en: 'Courier', si: 'කුරියර් සේවාව' },
  tracking: { en: 'Tracking number', si: 'පාර්සල් අංකය' },
  item: { en: 'Item', si: 'භාණ්ඩය' },
  quantity: { en: 'Quantity', si: 'ප්‍රමාණය' },
  unitPrice: { en: 'Unit price', si: 'ඒකක මිල' },
  amount: { en: 'Amount', si: 'මුදල' },
  subtotal: { en: 'Subtotal', si: 'උප එකතුව' },
  deliveryFee: { en: 'Delivery fee', si: 'බෙදාහැරීමේ ගාස්තුව' },
  free: { en: 'Free', si: 'නොමිලේ' },
  total: { en: 'Total', si: 'මුළු එකතුව' },
  afterRefunds: { en: 'After refunds', si: 'ආපසු ගෙවීම්වලින් පසු' },
  takenBackByBank: { en: 'Taken back by the payer’s bank', si: 'ගෙවූ අයගේ බැංකුව ආපසු ලබා ගත්තා' },
  paymentMethod: { en: 'Payment method', si: 'ගෙවීම් ක්‍රමය' },
  paymentStatus: { en: 'Payment status', si: 'ගෙවීම් තත්ත්වය' },
  qrCode: { en: 'QR code of the page that tracks orders', si: 'ඇණවුම් සොයන පිටුවේ QR කේතය' },
  whereIsIt: { en: 'Where is my order?', si: 'මගේ ඇණවුම කොහේද?' },
  maximumPrice: { en: 'Maximum retail price', si: 'උපරිම සිල්ලර මිල' },
  howToUse: { en: 'How to use', si: 'භාවිත කරන ආකාරය' },
  thanks: { en: 'Thank you for your order.', si: 'ඔබේ ඇණවුමට ස්තූතියි.' },
} satisfies Record<string, Bilingual>;

export function documentsTitle(kind: DocumentKind, count: number): Bilingual {
  if (count === 1) return documentTitles[kind];
  const { en, si } = severalDocuments[kind];
  return { en: `${en}: ${count}`, si: `${si}: ${count}` };
}

/** Says that the parcel of an order whose money went back stays here. */
export function paymentReversed({ chargedBackAt }: { chargedBackAt: Date | null }): Bilingual {
  return chargedBackAt ? printCopy.chargedBack : printCopy.refunded;
}

export function refundedOn(day: string): Bilingual {
  return { en: `Refunded ${day}`, si: `ආපසු ගෙවූ දිනය: ${day}` };
}

export function units(count: number): Bilingual {
  return { en: `Units in all: ${count}`, si: `මුළු ඒකක: ${count}` };
}

export function barCodeLabel(orderNumber: string): Bilingual {
  return { en: `Bar code of ${orderNumber}`, si: `${orderNumber} ඇණවුමේ තීරු කේතය` };
}
