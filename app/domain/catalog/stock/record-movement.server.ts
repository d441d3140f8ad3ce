import { stockMovements } from '#domain/catalog/tables.server.ts';
import { formatActor } from '#domain/kernel/format-actor.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MovementReason } from './stock.ts';

export type Movement = {
  productId: string;
  /** Above zero into stock, below zero out of it. */
  units: number;
  reason: MovementReason;
  orderId?: string;
  /** The reason that an admin entered for a manual adjustment. */
  note?: string;
};

/** Writes one line of the stock ledger. Call it in the transaction that changes the stock. */
export async function recordMovement(shop: Shop, movement: Movement): Promise<void> {
  await shop.db
    .insert(stockMovements)
    .values({ ...movement, actor: formatActor(shop.actor), at: shop.now() });
}
