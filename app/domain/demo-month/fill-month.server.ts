import { desc, eq, gt } from 'drizzle-orm';
import { users } from '#domain/accounts/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inAnyTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';
import { placePlanned, silentShop } from './place-planned.server.ts';
import { inventedCode, type PlannedOrder, planMonth } from './plan-month.server.ts';
import { recordVisits } from './record-visits.server.ts';
import { takePlannedStep } from './take-planned-step.server.ts';

export type FillRefusal = { code: 'no-demonstration' } | { code: 'nothing-placed' };

/**
 * Fills the thirty days up to now with invented orders, by the commands of checkout and panel, in the order in
 * which it would have happened. A month that is there stays as it is. Refuses in a real shop.
 */
export async function fillMonth(shop: OwnerShop): Promise<Result<{ placed: number }, FillRefusal>> {
  if ((await shop.db.$count(users, eq(users.demo, true))) === 0) {
    return refuse({ code: 'no-demonstration' });
  }
  if ((await countInvented(shop)) > 0) return ok({ placed: 0 });
  const planned = planMonth({ now: shop.now(), shelf: await readShelf(shop) });
  await addCodes(shop, planned[0]?.placedAt ?? shop.now());
  await recordVisits(shop, planned);
  const placed = await play(shop, planned);
  if (placed === 0) return refuse({ code: 'nothing-placed' });
  await recordAudit(shop, {
    action: 'demo-month-filled',
    subject: { kind: 'demo', id: 'month' },
    after: { orders: placed },
  });
  return ok({ placed });
}

/** Returns how many invented orders there are. */
export function countInvented(shop: OwnerShop): Promise<number> {
  return shop.db.$count(orders, eq(orders.invented, true));
}

/** Adds a code that orders of the month use, and one with limits to try. A code of the owner's stays as it is. */
async function addCodes(shop: OwnerShop, createdAt: Date): Promise<void> {
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

function readShelf(shop: OwnerShop) {
  return shop.db
    .select({ productId: products.id, stock: products.stock })
    .from(products)
    .where(gt(products.stock, 0))
    .orderBy(desc(products.featured), desc(products.createdAt), products.slug);
}

type Moment = {
  at: Date;
  order: PlannedOrder;
  number: number;
  step?: PlannedOrder['steps'][number];
};

/**
 * Replays all orders in chronological order, so that ledger and log are sorted by time. One transaction for each day,
 * because each commit waits for the disk, and other requests run in between. Returns the number of placed orders.
 */
async function play(shop: OwnerShop, planned: readonly PlannedOrder[]): Promise<number> {
  const ids = new Map<number, string>();
  for (const moments of byDay(planned)) {
    await inAnyTransaction(shop, async (shop) => {
      for (const moment of moments) await live(shop, moment, ids);
      return ok();
    });
  }
  return ids.size;
}

function byDay(planned: readonly PlannedOrder[]): Moment[][] {
  const moments = planned.flatMap((order, number): Moment[] => [
    { at: order.placedAt, order, number },
    ...order.steps.map((step) => ({ at: step.at, order, number, step })),
  ]);
  const days = new Map<string, Moment[]>();
  for (const moment of moments.sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const day = dayIn(moment.at);
    days.set(day, [...(days.get(day) ?? []), moment]);
  }
  return [...days.values()];
}

async function live(
  shop: OwnerShop,
  { at, order, number, step }: Moment,
  ids: Map<number, string>,
) {
  if (!step) {
    const placed = await placeAndMark(shop, order);
    if (placed.ok) ids.set(number, placed.value);
    return;
  }
  const orderId = ids.get(number);
  const taken = { planned: order, number };
  if (orderId) await takePlannedStep(silentShop(shop, at), step.step, { ...taken, orderId });
}

function placeAndMark(shop: OwnerShop, planned: PlannedOrder) {
  return inAnyTransaction(silentShop(shop, planned.placedAt), async (shop) => {
    const placed = await placePlanned(shop, planned);
    if (!placed.ok) return placed;
    await shop.db.update(orders).set({ invented: true }).where(eq(orders.id, placed.value));
    return placed;
  });
}
