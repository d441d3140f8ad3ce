import { actorLabel } from '#domain/kernel/actor-label.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { HistoryDetails, HistoryEvent } from './order-history.ts';
import { orderHistory } from './tables.server.ts';

export type HistoryEntry = { orderId: string; event: HistoryEvent; details: HistoryDetails };

/** Writes into the order's history, in the transaction of the change, and answers the entry's id. */
export async function recordHistory(shop: Shop, entry: HistoryEntry): Promise<string> {
  const id = crypto.randomUUID();
  await shop.db
    .insert(orderHistory)
    .values({ id, ...entry, actor: actorLabel(shop.actor), at: shop.now() });
  return id;
}
