import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { OrderStatus, PaymentStatus } from './order.ts';

export const orderStatusLabels: Record<OrderStatus, Bilingual> = {
  pending: { en: 'Pending', si: 'පොරොත්තුවේ' },
  paid: { en: 'Paid', si: 'ගෙවා ඇත' },
  shipped: { en: 'Shipped', si: 'යවා ඇත' },
  delivered: { en: 'Delivered', si: 'භාර දී ඇත' },
  cancelled: { en: 'Cancelled', si: 'අවලංගු කර ඇත' },
};

/** "Paid" is also a status of the order, so each is shown under a label of its own. */
export const paymentStatusLabels: Record<PaymentStatus, Bilingual> = {
  pending: { en: 'Pending', si: 'ගෙවීමට ඇත' },
  paid: { en: 'Paid', si: 'ගෙවා ඇත' },
  failed: { en: 'Failed', si: 'ගෙවීම අසාර්ථකයි' },
  refunded: { en: 'Refunded', si: 'ආපසු ගෙවා ඇත' },
};

/** In place of a person who deleted their account: the order stays in the accounts without them. */
export const personRemoved: Bilingual = { en: 'Person removed', si: 'පාරිභෝගික තොරතුරු ඉවත් කර ඇත' };
