import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { openSlipCondition } from './find-slips.server.ts';
import type { SlipState } from './slip.ts';
import { bankSlips } from './tables.server.ts';

/** Another order for which the file of a waiting slip was sent, and what became of it there. */
export type ReusedSlip = { orderId: string; orderNumber: string; state: SlipState };

/**
 * Returns, by the id of an order with a waiting slip, another order for which the same file was sent: one for each, if
 * possible one that was accepted. Compares whole files only, so that a new photo of the same slip is not found.
 */
export async function listReusedSlips(
  { db }: AdminShop,
  orderIds: readonly string[],
): Promise<Map<string, ReusedSlip>> {
  if (orderIds.length === 0) return new Map();
  const other = alias(bankSlips, 'other');
  const isSameFile = and(eq(other.digest, bankSlips.digest), ne(other.orderId, bankSlips.orderId));
  const { orderNumber } = orders;
  const found = await db
    .selectDistinctOn([bankSlips.orderId], {
      waitingOrderId: bankSlips.orderId,
      reused: { orderId: other.orderId, orderNumber, state: other.state },
    })
    .from(bankSlips)
    .innerJoin(other, isSameFile)
    .innerJoin(orders, eq(orders.id, other.orderId))
    .where(and(inArray(bankSlips.orderId, [...orderIds]), openSlipCondition))
    .orderBy(bankSlips.orderId, desc(eq(other.state, 'accepted')), desc(other.sentAt), other.id);
  return new Map(found.map(({ waitingOrderId, reused }) => [waitingOrderId, reused]));
}
