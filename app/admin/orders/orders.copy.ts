import { chargeBackCopy } from '#admin/order/money/charge-back.copy.ts';
import { cancelRequestCopy } from '#admin/order/requests/customer-requests.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { OrderConcern } from '#domain/orders/order.ts';

export const ordersCopy = {
  orders: { en: 'Orders', si: 'ඇණවුම්' },
  searchOrders: { en: 'Search orders...', si: 'ඇණවුම් සොයන්න...' },
  status: { en: 'Status', si: 'තත්ත්වය' },
  all: { en: 'All', si: 'සියල්ල' },
  orderNumber: { en: 'Order Number', si: 'ඇණවුම් අංකය' },
  fullName: { en: 'Full Name', si: 'සම්පූර්ණ නම' },
  payment: { en: 'Payment', si: 'ගෙවීම්' },
  total: { en: 'Total', si: 'මුළු එකතුව' },
  newOrder: { en: 'Order by phone', si: 'දුරකථන ඇණවුමක්' },
  select: { en: 'Select', si: 'තෝරන්න' },
  selectAll: { en: 'Select all on this page', si: 'මේ පිටුවේ සියල්ල තෝරන්න' },
  filters: { en: 'Filters', si: 'පෙරහන්' },
  waitsFor: { en: 'What it waits for', si: 'කළ යුතු දේ' },
  toConfirm: { en: 'To confirm', si: 'තහවුරු කිරීමට' },
  confirmed: { en: 'Confirmed', si: 'තහවුරුයි' },
  shipSelected: { en: 'Mark as shipped', si: 'යැවූ බව සටහන් කරන්න' },
  noneYet: { en: 'No orders yet', si: 'තවම ඇණවුම් නැහැ' },
  noneFound: { en: 'No orders found', si: 'ඇණවුම් හමු වුණේ නැහැ' },
  adjustSearch: { en: 'Try adjusting your search criteria', si: 'සෙවුම වෙනස් කර නැවත බලන්න' },
  showAll: { en: 'Show all orders', si: 'සියලු ඇණවුම් පෙන්වන්න' },
} satisfies Record<string, Bilingual>;

export function selectOrder(orderNumber: string): Bilingual {
  return { en: `Select ${orderNumber}`, si: `${orderNumber} තෝරන්න` };
}

export function writeTo(orderNumber: string): Bilingual {
  return { en: `WhatsApp: ${orderNumber}`, si: `WhatsApp: ${orderNumber}` };
}

export function ordersSelected(count: number): Bilingual {
  return { en: `${count} selected`, si: `තෝරා ඇත: ${count}` };
}

export function ordersFound(count: number): Bilingual {
  return { en: `${count} ${count === 1 ? 'order' : 'orders'} found`, si: `හමු වූ ඇණවුම්: ${count}` };
}

export function filtersActive(count: number): Bilingual {
  return { en: `${count} active`, si: `යොදා ඇති: ${count}` };
}

/** Labels of the concerns, for the filter of the list and the activity log. */
export const concernLabels: Record<OrderConcern, Bilingual> = {
  'charged-back': chargeBackCopy.short,
  'cancel-asked': cancelRequestCopy.short,
  'to-confirm': { en: 'To confirm', si: 'තහවුරු කිරීමට' },
  confirmed: { en: 'Confirmed, not sent yet', si: 'තහවුරු කර ඇත, තවම යවා නැත' },
  transfer: { en: 'Waiting for a bank transfer', si: 'බැංකු ගෙවීම ලැබෙන තුරු' },
  delivered: { en: 'Delivered, not paid', si: 'භාර දී ඇත, ගෙවා නැත' },
  courier: { en: 'Cash at the courier', si: 'කුරියර් සේවාව ළඟ මුදල්' },
  refund: { en: 'Refund due', si: 'මුදල් ආපසු ගෙවිය යුතුයි' },
  flagged: { en: 'Look at these first', si: 'පළමුව පරීක්ෂා කළ යුතුයි' },
};
