import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';

export const liveCopy = {
  sound: { en: 'Order sound', si: 'ඇණවුම් නාදය' },
  on: { en: 'On', si: 'සක්‍රියයි' },
  off: { en: 'Off', si: 'අක්‍රියයි' },
  look: { en: 'Orders', si: 'ඇණවුම්' },
} satisfies Record<string, Bilingual>;

/** One order is named, several are counted. */
export function newOrders(count: number, newest: { orderNumber: string; totalLkr: number }) {
  const named = `${newest.orderNumber}, ${formatRupees(newest.totalLkr)}`;
  return {
    en: count === 1 ? `New order: ${named}` : `New orders: ${count}`,
    si: count === 1 ? `නව ඇණවුමක්: ${named}` : `නව ඇණවුම්: ${count}`,
  } satisfies Bilingual;
}
