import { and, asc, count, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { markedPaidCondition, orderCondition } from '#domain/orders/payment.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import type { ShownSlipState } from './slip.ts';
import { bankSlips } from './tables.server.ts';

const wasMarkedPaid = markedPaidCondition({
  orderId: sql`${bankSlips}.order_id`,
  since: sql`${bankSlips}.sent_at`,
});

/** Matches slips that wait for the owner: not those whose order was marked as paid without them, even if more is due. */
export const openSlipCondition = sql`(${bankSlips}.state = 'waiting' and not ${wasMarkedPaid})`;

const shownState = sql<ShownSlipState>`case when ${bankSlips}.state = 'waiting' and ${wasMarkedPaid} then 'unchecked' else ${bankSlips}.state end`;

/** A slip without its content. */
export type Slip = Awaited<ReturnType<typeof listSlips>>[number];

const columns = {
  id: bankSlips.id,
  kind: bankSlips.kind,
  width: bankSlips.width,
  height: bankSlips.height,
  bytes: bankSlips.bytes,
  state: shownState,
  sentAt: bankSlips.sentAt,
  settledAt: bankSlips.settledAt,
  reason: bankSlips.reason,
  words: bankSlips.words,
};

/** Lists the slips of an order, oldest first. */
export function listSlips({ db }: Shop, orderId: string) {
  return db
    .select(columns)
    .from(bankSlips)
    .where(eq(bankSlips.orderId, orderId))
    .orderBy(asc(bankSlips.sentAt), bankSlips.id);
}

/** Lists the states of the slips of these orders, by the id of the order, oldest first. */
export async function listSlipStates({ db }: Shop, orderIds: string[]) {
  const { orderId, reason, words } = bankSlips;
  const found = await db
    .select({ orderId, state: shownState, reason, words })
    .from(bankSlips)
    .where(inArray(orderId, orderIds))
    .orderBy(asc(bankSlips.sentAt), bankSlips.id);
  return Map.groupBy(found, (slip) => slip.orderId);
}

/** Finds the reason and the owner's text with which slips of an order were last refused. */
export async function findRefusedSlip({ db }: Shop, orderId: string) {
  const [found] = await db
    .select({ reason: bankSlips.reason, words: bankSlips.words })
    .from(bankSlips)
    .where(and(eq(bankSlips.orderId, orderId), eq(bankSlips.state, 'refused')))
    .orderBy(desc(bankSlips.settledAt), bankSlips.id)
    .limit(1);
  return found?.reason ? { ...found, reason: found.reason } : undefined;
}

export type SlipFile = { kind: 'picture' | 'pdf'; content: Uint8Array<ArrayBuffer> };

/** Returns the file of a slip of this order; undefined for a slip of another order. */
export async function findSlipFile(
  { db }: Shop,
  { orderId, slipId }: { orderId: string; slipId: string },
): Promise<SlipFile | undefined> {
  if (!z.array(z.uuid()).safeParse([orderId, slipId]).success) return undefined;
  const [found] = await db
    .select({ kind: bankSlips.kind, content: bankSlips.content })
    .from(bankSlips)
    .where(and(eq(bankSlips.orderId, orderId), eq(bankSlips.id, slipId)));
  return found && { ...found, content: new Uint8Array(Buffer.from(found.content, 'base64')) };
}

/** Returns whether a slip of this order waits for the owner. */
export async function hasSlipToCheck({ db }: Shop, orderId: string): Promise<boolean> {
  const ofOrder = and(eq(bankSlips.orderId, orderId), openSlipCondition);
  return (await db.$count(bankSlips, ofOrder)) > 0;
}

/** The maximum number of listed orders: as many as an owner works through at once. */
const maxListed = 20;
/** Matches waiting slips, but not of orders that no longer wait for a transfer. */
const toCheckCondition = and(openSlipCondition, orderCondition('transfer'));

/** Lists the orders whose slips wait for the owner, oldest order first, each with those slips. */
export async function listOrdersToCheck({ db }: AdminShop) {
  const waiting = db.select({ id: bankSlips.orderId }).from(bankSlips).where(openSlipCondition);
  const found = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      city: orders.city,
      dueLkr: orders.dueLkr,
    })
    .from(orders)
    .where(and(inArray(orders.id, waiting), orderCondition('transfer')))
    .orderBy(asc(orders.createdAt), orders.id)
    .limit(maxListed);
  if (found.length === 0) return [];
  const ids = found.map(({ orderId }) => orderId);
  const slips = await db
    .select({ orderId: bankSlips.orderId, ...columns })
    .from(bankSlips)
    .where(and(inArray(bankSlips.orderId, ids), openSlipCondition))
    .orderBy(asc(bankSlips.sentAt), bankSlips.id);
  const slipsOf = Map.groupBy(slips, ({ orderId }) => orderId);
  return found.map((order) => ({ ...order, slips: slipsOf.get(order.orderId) ?? [] }));
}

/** Counts the orders whose slips wait for the owner, and these slips. */
export async function countSlipsToCheck({ db }: AdminShop) {
  const [found] = await db
    .select({ orders: countDistinct(bankSlips.orderId), slips: count() })
    .from(bankSlips)
    .innerJoin(orders, eq(orders.id, bankSlips.orderId))
    .where(toCheckCondition);
  return found ?? { orders: 0, slips: 0 };
}
