import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { users } from '#domain/accounts/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { type AdminShop, inUnrecordedTransaction } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';
import { placePlanned, silentShop } from './place-planned.server.ts';
import { inventedCode, type PlannedOrder, planMonth } from './plan-month.server.ts';
import { recordVisits } from './record-visits.server.ts';
import { removeMonth } from './remove-month.server.ts';
import { takePlannedStep } from './take-planned-step.server.ts';

export type FillRefusal = { code: 'not-in-demo-mode' } | { code: 'nothing-placed' };

/**
 * Fills the thirty days up to now with invented orders, by the commands of checkout and panel, in the order in which they
 * would have happened. An existing month stays as it is. Refuses in a real shop, which has no demo account.
 */
export async function fillMonth(shop: AdminShop): Promise<Result<{ placed: number }, FillRefusal>> {
  if ((await shop.db.$count(users, eq(users.demo, true))) === 0) {
    return refuse({ code: 'not-in-demo-mode' });
  }
  if ((await countInventedOrders(shop)) > 0) return ok({ placed: 0 });
  const planned = planMonth({ now: shop.now(), stocked: await listStockedProducts(shop) });
  await addCodes(shop, planned[0]?.placedAt ?? shop.now());
  await recordVisits(shop, planned);
  const placed = await replayOrders(shop, planned);
  if (placed === 0) {
    await removeMonth(shop);
    return refuse({ code: 'nothing-placed' });
  }
  await recordAudit(shop, {
    action: 'demo-month-filled',
    subject: { kind: 'demo', id: 'month' },
    after: { orders: placed },
  });
  return ok({ placed });
}

/** Returns how many invented orders there are. */
export function countInventedOrders(shop: AdminShop): Promise<number> {
  return shop.db.$count(orders, sql`${orders.invented}`);
}

/** Adds a code that orders of the month use, and one with limits that the owner can try. Existing codes stay as they are. */
async function addCodes(shop: AdminShop, createdAt: Date): Promise<void> {
  const invented = { invented: true, createdAt };
  const limits = { minimumLkr: 7000, maxUses: 20, maxUsesPerPhone: 1 };
  await shop.db
    .insert(promoCodes)
    .values([
      { ...invented, code: inventedCode, kind: 'percentage', value: 10 },
      { ...invented, code: 'AYU500', kind: 'amount', value: 500, ...limits },
    ])
    .onConflictDoNothing();
}

function listStockedProducts(shop: AdminShop) {
  return shop.db
    .select({ productId: products.id, stock: products.stock })
    .from(products)
    .where(and(eq(products.active, true), gt(products.stock, 0)))
    .orderBy(desc(products.featured), desc(products.createdAt), products.slug);
}

/** A step of the planned order with this number, from 0 on; without a step, its placing. */
type PlannedEvent = {
  at: Date;
  order: PlannedOrder;
  number: number;
  step?: PlannedOrder['steps'][number];
};

/**
 * Replays all orders in chronological order, so that ledger and log are sorted by time. One transaction for each day,
 * because each commit waits for the disk, and other requests run in between. Returns the number of placed orders.
 */
async function replayOrders(shop: AdminShop, planned: readonly PlannedOrder[]): Promise<number> {
  let orderIds: ReadonlyMap<number, string> = new Map();
  for (const events of groupByDay(planned)) {
    const replayed = await inUnrecordedTransaction(shop, async (shop) => {
      const idsOfDay = new Map(orderIds);
      for (const event of events) await replayEvent(shop, event, idsOfDay);
      return ok(idsOfDay);
    });
    orderIds = replayed.value;
  }
  return orderIds.size;
}

function groupByDay(planned: readonly PlannedOrder[]): PlannedEvent[][] {
  const events = planned.flatMap((order, number): PlannedEvent[] => [
    { at: order.placedAt, order, number },
    ...order.steps.map((step) => ({ at: step.at, order, number, step })),
  ]);
  const days = new Map<string, PlannedEvent[]>();
  for (const event of events.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const day = dayIn(event.at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days.values()];
}

async function replayEvent(
  shop: AdminShop,
  { at, order, number, step }: PlannedEvent,
  orderIds: Map<number, string>,
) {
  if (!step) {
    const placed = await placeAndMark(shop, order);
    if (placed.ok) orderIds.set(number, placed.value);
    return;
  }
  const orderId = orderIds.get(number);
  if (!orderId) return;
  await takePlannedStep(silentShop(shop, at), step.step, {
    planned: order,
    position: number,
    orderId,
  });
}

function placeAndMark(shop: AdminShop, planned: PlannedOrder) {
  return inUnrecordedTransaction(silentShop(shop, planned.placedAt), async (shop) => {
    const placed = await placePlanned(shop, planned);
    if (!placed.ok) return placed;
    await shop.db.update(orders).set({ invented: true }).where(eq(orders.id, placed.value));
    return placed;
  });
}
