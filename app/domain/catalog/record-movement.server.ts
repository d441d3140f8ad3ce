import { actorLabel } from '#domain/kernel/actor-label.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MovementReason } from './stock.ts';
import { stockMovements } from './tables.server.ts';

export type Movement = {
  productId: string;
  /** Above zero onto the shelf, below zero off it. */
  units: number;
  reason: MovementReason;
  orderId?: string;
  /** Why, in the words of whoever moved them by hand. */
  note?: string;
};

/** Writes one line of the stock ledger. Whoever changes a stock calls this in the same transaction. */
export async function recordMovement(shop: Shop, movement: Movement): Promise<void> {
  await shop.db
    .insert(stockMovements)
    .values({ ...movement, actor: actorLabel(shop.actor), at: shop.now() });
}
