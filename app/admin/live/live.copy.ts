import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import type { NewsOrder } from './news.ts';

export const liveCopy = {
  sound: { en: 'Order sound', si: 'ඇණවුම් නාදය' },
  on: { en: 'On', si: 'සක්‍රියයි' },
  off: { en: 'Off', si: 'අක්‍රියයි' },
  look: { en: 'Orders', si: 'ඇණවුම්' },
} satisfies Record<string, Bilingual>;

/** Said aloud: one order is named, several are counted. */
export function saidOrders(count: number, newest: NewsOrder): Bilingual {
  if (count > 1) return shownOrders(count, newest);
  const named = `${newest.orderNumber}, ${formatRupees(newest.totalLkr)}`;
  return { en: `New order: ${named}`, si: `නව ඇණවුමක්: ${named}` };
}

/** Shown at the foot of the page, where there is little room. */
export function shownOrders(count: number, newest: NewsOrder): Bilingual {
  if (count > 1) return { en: `New orders: ${count}`, si: `නව ඇණවුම්: ${count}` };
  const amount = formatRupees(newest.totalLkr);
  return { en: `New order: ${amount}`, si: `නව ඇණවුමක්: ${amount}` };
}
