import type { PanelCounts } from '#admin/frame/read-counts.server.ts';

/** An order as the news of the panel tell it. */
export type NewsOrder = {
  id: string;
  orderNumber: string;
  totalLkr: number;
  /** Placed in the shop, and not taken down by an admin, who knows of it. */
  isFromShop: boolean;
};

/** What the panel asks for again and again: what waits, and the newest orders. */
export type News = { counts: PanelCounts; orders: NewsOrder[] };

/**
 * The orders that were not seen before, which are seen from now on. They are told apart by their ids and not by their
 * time: an order may be written down a moment after a later one.
 */
export function takeUnseen(seen: Set<string>, orders: readonly NewsOrder[]): NewsOrder[] {
  const unseen = orders.filter(({ id }) => !seen.has(id));
  for (const { id } of unseen) seen.add(id);
  return unseen;
}

const usualDelayMs = 10_000;
const longestDelayMs = 5 * 60 * 1000;

/** Returns how long to wait before the next poll: twice as long after each failure, to spare a shop in trouble. */
export function delayAfter(failures: number): number {
  return Math.min(usualDelayMs * 2 ** failures, longestDelayMs);
}

/** Returns the title with the number of orders that were not looked at: "(2) Dashboard". */
export function badgedTitle(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\+?\) /, '');
  if (count === 0) return plain;
  return `(${count > 99 ? '99+' : count}) ${plain}`;
}
