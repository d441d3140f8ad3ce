import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { CancelReason, DeclineReason, OrderStatus, PaymentStatus, ProblemKind, RefundMethod, SlipReason } from './order.ts';

export const orderStatusLabels: Record<OrderStatus, Bilingual> = {
  pending: { en: 'Pending', si: 'පොරොත්තුවේ' },
  paid: { en: 'Paid', si: 'ගෙවා ඇත' },
  shipped: { en: 'Shipped', si: 'යවා ඇත' },
  delivered: { en: 'Delivered', si: 'භාර දී ඇත' },
  cancelled: { en: 'Cancelled', si: 'අවලංගු කර ඇත' },
};

/** "Pending" and "Paid" are also statuses of an order: screens have to say which status they show. */
export const paymentStatusLabels: Record<PaymentStatus, Bilingual> = {
  pending: { en: 'Pending', si: 'ගෙවීමට ඇත' },
  paid: { en: 'Paid', si: 'ගෙවා ඇත' },
  failed: { en: 'Failed', si: 'ගෙවීම අසාර්ථකයි' },
  refunded: { en: 'Refunded', si: 'ආපසු ගෙවා ඇත' },
};

export const cancelReasonLabels: Record<CancelReason, Bilingual> = {
  'customer-asked': { en: 'The customer asked', si: 'පාරිභෝගිකයා ඉල්ලා සිටියා' },
  'not-reached': { en: 'Could not be reached', si: 'සම්බන්ධ කරගත නොහැකි වුණා' },
  'ordered-twice': { en: 'Ordered twice', si: 'දෙවරක් ඇණවුම් කර ඇත' },
  'sold-out': { en: 'Out of stock', si: 'තොගය අවසන්' },
  'not-paid': { en: 'Not paid', si: 'මුදල් ගෙවා නැත' },
  'not-trusted': { en: 'Does not look genuine', si: 'සැබෑ ඇණවුමක් ලෙස පෙනෙන්නේ නැහැ' },
  other: { en: 'Another reason', si: 'වෙනත් හේතුවක්' },
};

export const problemKindLabels: Record<ProblemKind, Bilingual> = {
  damaged: { en: 'Damaged or defective', si: 'හානි වී හෝ දෝෂ සහිතව ඇත' },
  'wrong-item': { en: 'A wrong item', si: 'වැරදි භාණ්ඩයක් ලැබී ඇත' },
  'missing-item': { en: 'An item is missing', si: 'භාණ්ඩයක් අඩුයි' },
  other: { en: 'Something else', si: 'වෙනත් ගැටලුවක්' },
};

/** The choices of the form of a refund. */
export const refundMethodLabels: Record<RefundMethod, Bilingual> = {
  cash: { en: 'In cash', si: 'මුදලින්' },
  bank: { en: 'By bank transfer', si: 'බැංකු ගිණුමට' },
  payhere: { en: 'Through PayHere', si: 'PayHere හරහා' },
};

/** Written for the customer, who reads the reason that the owner chooses. */
export const slipReasonLabels: Record<SlipReason, Bilingual> = {
  unreadable: { en: 'The slip cannot be read.', si: 'රිසිට්පත පැහැදිලිව කියවන්න බැහැ.' },
  'wrong-amount': {
    en: 'The amount does not match the order.',
    si: 'රිසිට්පතේ මුදල ඇණවුමේ මුදලට ගැළපෙන්නේ නැහැ.',
  },
  'wrong-account': {
    en: 'The money was sent to another account.',
    si: 'මුදල් යවා තිබෙන්නේ වෙනත් ගිණුමකට.',
  },
  'not-arrived': {
    en: 'The money has not reached our account.',
    si: 'මුදල් තවම අපේ ගිණුමට ලැබී නැහැ.',
  },
  other: { en: 'Another reason', si: 'වෙනත් හේතුවක්' },
};

/** Written for the customer who asked to cancel, who reads the reason that the owner chooses. */
export const declineReasonLabels: Record<DeclineReason, Bilingual> = {
  packed: {
    en: 'Your parcel is already packed and about to leave.',
    si: 'ඔබේ පාර්සලය දැනටමත් අසුරා, යැවීමට සූදානම් කර තිබෙනවා.',
  },
  sent: {
    en: 'Your parcel had already left.',
    si: 'ඒ වන විටත් ඔබේ පාර්සලය යවා තිබුණා.',
  },
  other: { en: 'Another reason', si: 'වෙනත් හේතුවක්' },
};

/** Shown instead of a person who deleted their account: the order stays on record without them. */
export const personRemoved: Bilingual = { en: 'Person removed', si: 'පාරිභෝගික තොරතුරු ඉවත් කර ඇත' };
