import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  inRecordedTransaction,
  type Recording,
} from '#domain/audit/recorded-transaction.server.ts';
import { listHeldUnits } from '#domain/catalog/stock/list-held-units.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { findOrder, type Order, type OrderLine } from './reading/find-order.server.ts';
import { orders } from './tables.server.ts';

/** `held` counts the units taken from stock for this line and not restocked, by the stock ledger. */
export type LockedLine = OrderLine & { held: number };
/** An order with everything that its commands need: row, lines, held units. */
export type LockedOrder = Omit<Order, 'lines'> & { lines: LockedLine[] };
type NotFound = { code: 'order-not-found' };

/**
 * Locks an order and runs a command on it, in one transaction. The order is locked once, before its products (decision
 * 032). The command can only succeed with the audit entry that it wrote, or with `nothingChanged`.
 */
export function withLockedOrder<Value, Refusal extends { code: string }>(
  shop: AdminShop,
  orderId: string,
  command: (shop: AdminShop, order: LockedOrder) => Promise<Recording<Value, Refusal>>,
): Promise<Result<Value, Refusal | NotFound>> {
  return inRecordedTransaction(
    shop,
    async (shop): Promise<Recording<Value, Refusal | NotFound>> => {
      const order = await lockOrder(shop, orderId);
      return order ? command(shop, order) : refuse({ code: 'order-not-found' });
    },
  );
}

/** Locks an order until the transaction ends, and reads it. Returns undefined for unknown and malformed ids. */
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
  const heldByProduct = new Map(held.map(({ productId, quantity }) => [productId, quantity]));
  const lines = order.lines.map((line) => ({
    ...line,
    held: heldByProduct.get(line.productId) ?? 0,
  }));
  return { ...order, lines };
}
