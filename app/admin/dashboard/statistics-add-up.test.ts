import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countProductActivity } from '#domain/analytics/product-activity.server.ts';
import { analyticsEvents } from '#domain/analytics/tables.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orderStatuses } from '#domain/orders/order.ts';
import { readSalesByDay } from '#domain/orders/reports/sales-by-day.server.ts';
import { readSalesStatistics } from '#domain/orders/reports/sales-statistics.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import { provinces } from '#domain/places/provinces.ts';
import { seeded } from '#test/seeded.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { inTimeZone } from '#test/time-zone.ts';
import { readFunnel } from './read-dashboard.server.ts';

const random = seeded(20_261_121, 'statistics');
const dayMs = 24 * 60 * 60 * 1000;
const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'];
const times = [
  ['23:59', '2026-11-21T18:29:00.000Z', '2026-11-21'],
  ['00:01', '2026-11-21T18:31:00.000Z', '2026-11-22'],
] as const;

describe.each(zones)('on a machine in %s', (zone) => {
  test.each(times)(
    'at %s in Colombo the figures are the sums of orders and events',
    async (_, now, day) => {
      const { shop, placed, events } = await aBusyShop(new Date(now));
      await inTimeZone(shop, zone, async () => {
        await expectFigures(shop, placed, day);
        await expectActivity(shop, placed, { events, day });
      });
    },
  );
});

/** Returns the day in Colombo by a calculation of its own: UTC plus five and a half hours. */
function dayOf(time: Date): string {
  return new Date(time.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function isWithin(time: Date, days: number, today: string): boolean {
  const first = new Date(Date.parse(`${today}T00:00:00Z`) - (days - 1) * dayMs);
  return dayOf(time) >= first.toISOString().slice(0, 10) && dayOf(time) <= today;
}

async function expectFigures(shop: AdminShop, placed: PlacedOrder[], day: string) {
  const statistics = await readSalesStatistics(shop);
  const today = placed.filter((order) => dayOf(order.createdAt) === day);
  expect(statistics).toMatchObject({
    todayLkr: totalOf(today),
    todayCancelledLkr: totalOf(today.filter(isCancelled)),
    todayCount: today.length,
    pendingCount: placed.filter(({ status }) => status === 'pending').length,
    revenueLkr: totalOf(placed),
    revenueCancelledLkr: totalOf(placed.filter(isCancelled)),
    customersCount: new Set(placed.map(({ customerPhone }) => customerPhone)).size,
  });
  expect(statistics.sums.all).toEqual(sumOf(placed));
  for (const one of orderStatuses) {
    expect(statistics.sums.byStatus[one]).toEqual(sumOf(placed.filter((o) => o.status === one)));
  }
  for (const one of provinces) {
    expect(statistics.sums.byProvince[one]).toEqual(
      sumOf(placed.filter((o) => o.province === one)),
    );
  }
  const days = await readSalesByDay(shop, 30);
  expect(days.at(-1)?.day).toBe(day);
  expect(days).toHaveLength(30);
  for (const { day: one, ...sum } of days) {
    expect(sum).toEqual(sumOf(placed.filter((order) => dayOf(order.createdAt) === one)));
  }
}

async function expectActivity(
  shop: AdminShop,
  placed: PlacedOrder[],
  { events, day }: { events: InsertedEvent[]; day: string },
) {
  const week = events.filter(({ createdAt }) => isWithin(createdAt, 7, day));
  const views = week.filter(({ eventType }) => eventType === 'product_view');
  const adds = week.filter(({ eventType }) => eventType === 'add_to_cart');
  expect(await countProductActivity(shop)).toEqual({
    productViews: views.length,
    addToCarts: adds.length,
    addToCartRate: (Math.round((adds.length / views.length) * 10_000) / 100).toFixed(2),
  });
  const ordered = placed.filter(
    ({ createdAt, source }) => source === 'web' && isWithin(createdAt, 7, day),
  );
  const funnel = await readFunnel(shop);
  expect(funnel.orders).toBe(ordered.length);
  expect(funnel.products).toHaveLength(2);
  for (const { productId, views: seen, addToCarts, orders: bought } of funnel.products) {
    const isOfProduct = ({ eventData }: InsertedEvent) => eventData['product_id'] === productId;
    expect([seen, addToCarts]).toEqual([
      views.filter(isOfProduct).length,
      adds.filter(isOfProduct).length,
    ]);
    expect(bought).toBe(ordered.filter((order) => order.productId === productId).length);
  }
}

type PlacedOrder = typeof orders.$inferInsert & { productId: string };
type InsertedEvent = typeof analyticsEvents.$inferInsert;

function isCancelled({ status }: PlacedOrder) {
  return status === 'cancelled';
}

function totalOf(summed: PlacedOrder[]): number {
  return summed.reduce((sum, { totalLkr }) => sum + totalLkr, 0);
}

function sumOf(summed: PlacedOrder[]) {
  const cancelled = summed.filter(isCancelled);
  return {
    orders: summed.length,
    totalLkr: totalOf(summed),
    cancelledOrders: cancelled.length,
    cancelledLkr: totalOf(cancelled),
  };
}

/**
 * Opens a shop with random orders and events over five weeks, some of them just before and after midnight, and some
 * dated in the future, as if the clock had been ahead.
 */
async function aBusyShop(now: Date) {
  const shop = await anOwner(await openTestShop());
  shop.clock.at = now;
  const products = [await aProduct(shop), await aProduct(shop)];
  const timesNearMidnight = Array.from({ length: 35 }, (_, days) =>
    [1, 60_000, dayMs - 60_000].map((ms) => new Date(now.getTime() - days * dayMs - ms)),
  ).flat();
  const randomTimes = Array.from(
    { length: 300 },
    () => new Date(now.getTime() - Math.floor(random.next() * 35 * dayMs)),
  );
  const futureTimes = [1, 2, 400].map((days) => new Date(now.getTime() + days * dayMs));
  const allTimes = [...timesNearMidnight, ...randomTimes, ...futureTimes];
  const placed = allTimes.map((createdAt, index) =>
    anyOrder(createdAt, index, random.pick(products).id),
  );
  const events = allTimes.flatMap((createdAt) => anyEvents(createdAt, random.pick(products).id));
  await shop.db.insert(orders).values(placed.map(({ productId: _, ...order }) => order));
  await shop.db.insert(orderLines).values(
    placed.map(({ id, productId, totalLkr }) => ({
      orderId: id,
      position: 0,
      productId,
      productName: { en: 'Balm', si: 'බාම්' },
      quantity: 1,
      priceLkr: totalLkr,
    })),
  );
  await shop.db.insert(analyticsEvents).values(events);
  return { shop, placed, events };
}

function anyOrder(createdAt: Date, index: number, productId: string): PlacedOrder {
  const totalLkr = Math.floor(random.next() * 20_000);
  return {
    id: randomUUID(),
    orderNumber: `ORD-${createdAt.getTime()}-${index}`,
    idempotencyKey: randomUUID(),
    language: 'en',
    customerName: 'Nimal Perera',
    customerPhone: `+9477${String(Math.floor(random.next() * 50)).padStart(7, '0')}`,
    street: '12 Temple Road',
    city: 'Colombo',
    province: random.pick(provinces),
    subtotalLkr: totalLkr,
    deliveryFeeLkr: 0,
    totalLkr,
    paymentMethod: random.pick(['cod', 'bank_transfer']),
    status: random.pick(orderStatuses),
    source: random.pick(['web', 'web', 'phone']),
    createdAt,
    productId,
  };
}

function anyEvents(createdAt: Date, productId: string): InsertedEvent[] {
  const eventOf = (eventType: 'product_view' | 'add_to_cart' | 'hero_cta_click') => ({
    eventType,
    eventData: { product_id: productId },
    createdAt,
  });
  const added = random.next() < 0.3 ? [eventOf('add_to_cart')] : [];
  return [eventOf('product_view'), eventOf('hero_cta_click'), ...added];
}
