import { actorLabel } from '#domain/kernel/actor-label.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { HistoryEntry } from './order-history.ts';
import { orderHistory } from './tables.server.ts';

/** Writes into the order's history, in the transaction of the change, and answers the entry's id. */
export async function recordHistory(
  shop: Shop,
  entry: HistoryEntry & { orderId: string },
): Promise<string> {
  const id = crypto.randomUUID();
  await shop.db
    .insert(orderHistory)
    .values({ id, ...entry, actor: actorLabel(shop.actor), at: shop.now() });
  return id;
}
