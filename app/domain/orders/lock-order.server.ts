import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  inRecordedTransaction,
  type Recording,
} from '#domain/audit/recorded-transaction.server.ts';
import { listHeldUnits } from '#domain/catalog/stock/list-held-units.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop, Shop } from '#domain/kernel/shop.server.ts';
import { findOrder, type Order, type OrderLine } from './reading/find-order.server.ts';
import { orders } from './tables.server.ts';

/** `held` units were taken from stock for this line and are not back, by the ledger. */
export type LockedLine = OrderLine & { held: number };
/** An order with everything that its commands need: row, lines, units held. */
export type LockedOrder = Omit<Order, 'lines'> & { lines: LockedLine[] };
type NotFound = { code: 'order-not-found' };

/**
 * Runs a command on one order in a transaction: locks the order once, before its products (decision 032). The command
 * succeeds with the entry of the step that it took.
 */
export function withLockedOrder<Value, Refusal extends { code: string }>(
  shop: OwnerShop,
  orderId: string,
  command: (shop: OwnerShop, order: LockedOrder) => Promise<Recording<Value, Refusal>>,
): Promise<Result<Value, Refusal | NotFound>> {
  return inRecordedTransaction(
    shop,
    async (shop): Promise<Recording<Value, Refusal | NotFound>> => {
      const order = await lockOrder(shop, orderId);
      return order ? command(shop, order) : refuse({ code: 'order-not-found' });
    },
  );
}

/** Locks an order until the transaction ends, and reads it. Undefined for unknown and malformed ids. */
export async function lockOrder(shop: Shop, orderId: string): Promise<LockedOrder | undefined> {
  if (!z.uuid().safeParse(orderId).success) return undefined;
  const [locked] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update');
  const order = locked && (await findOrder(shop, orderId));
  if (!order) return undefined;
  const held = await listHeldUnits(shop, orderId);
  const heldOf = new Map(held.map(({ productId, quantity }) => [productId, quantity]));
  const lines = order.lines.map((line) => ({ ...line, held: heldOf.get(line.productId) ?? 0 }));
  return { ...order, lines };
}
