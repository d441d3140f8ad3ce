import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';

export const ordersCopy = {
  orders: { en: 'Orders', si: 'ඇණවුම්' },
  searchOrders: { en: 'Search orders...', si: 'ඇණවුම් සොයන්න...' },
  status: { en: 'Status', si: 'තත්ත්වය' },
  all: { en: 'All', si: 'සියල්ල' },
  orderNumber: { en: 'Order Number', si: 'ඇණවුම් අංකය' },
  fullName: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  payment: { en: 'Payment', si: 'ගෙවීම්' },
  total: { en: 'Total', si: 'මුළු එකතුව' },
  noneYet: { en: 'No orders yet', si: 'තවම ඇණවුම් නැහැ' },
  noneFound: { en: 'No orders found', si: 'ඇණවුම් හමු වුණේ නැහැ' },
  adjustSearch: { en: 'Try adjusting your search criteria', si: 'සෙවුම වෙනස් කර නැවත බලන්න' },
  showAll: { en: 'Show all orders', si: 'සියලු ඇණවුම් පෙන්වන්න' },
} satisfies Record<string, Bilingual>;

/** Short enough for a column. */
export const shortMethods: Record<PaymentMethod, Bilingual> = {
  cod: { en: 'COD', si: 'භාණ්ඩ ලැබුණු විට (COD)' },
  bank_transfer: { en: 'Bank', si: 'බැංකුව' },
  payhere: { en: 'PayHere', si: 'PayHere' },
};
