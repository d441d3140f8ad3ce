import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import type { AnalyticsEventType } from './analytics-event.ts';
import { listEvents } from './list-events.server.ts';
import { countProductActivity } from './product-activity.server.ts';
import { sweepEvents } from './sweep-events.server.ts';
import { analyticsEvents } from './tables.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function addEvents(
  shop: TestShop,
  type: AnalyticsEventType,
  { times = 1, daysAgo = 0 } = {},
) {
  const createdAt = new Date(shop.now().getTime() - daysAgo * dayMs);
  const event = { eventType: type, eventData: { product_id: randomUUID() }, createdAt };
  await shop.db.insert(analyticsEvents).values(Array.from({ length: times }, () => event));
}

test('the events of a type are listed newest first, a hundred to a page, with the older and the newer page', async () => {
  const shop = await anOwner(await openTestShop());
  await addEvents(shop, 'product_view', { times: 220, daysAgo: 2 });
  await addEvents(shop, 'product_view');
  await addEvents(shop, 'add_to_cart');
  const type = 'product_view';
  const first = await listEvents(shop, { type });
  expect(first.events).toHaveLength(100);
  expect(first.events[0]).toMatchObject({ type, createdAt: shop.now() });
  expect(first.after).toBeUndefined();

  const second = await listEvents(shop, { type, before: first.before });
  const third = await listEvents(shop, { type, before: second.before });
  expect(third.events).toHaveLength(21);
  expect(third.before).toBeUndefined();
  const pages = [first, second, third].flatMap(({ events }) => events.map(({ id }) => id));
  expect(new Set(pages).size).toBe(221);

  const secondAgain = await listEvents(shop, { type, after: third.after });
  expect(secondAgain.events).toEqual(second.events);
  const start = await listEvents(shop, { type, after: secondAgain.after });
  expect(start.events).toEqual(first.events);
  expect(start.after).toBeUndefined();
});

test('the older and the newer page continue where they were once the event that they continue from was deleted', async () => {
  const shop = await anOwner(await openTestShop());
  await addEvents(shop, 'product_view', { times: 150, daysAgo: 80 });
  await addEvents(shop, 'product_view', { times: 150 });
  const first = await listEvents(shop);
  const second = await listEvents(shop, { before: first.before });
  const third = await listEvents(shop, { before: second.before });
  await shop.db.delete(analyticsEvents).where(eq(analyticsEvents.id, second.before ?? 0));
  expect((await listEvents(shop, { before: second.before })).events).toEqual(third.events);

  shop.clock.at = new Date(shop.now().getTime() + 20 * dayMs);
  await sweepEvents(shop);
  const remaining = await listEvents(shop, { after: third.after });
  expect(remaining.events.map(({ id }) => id)).toEqual(
    [...first.events, ...second.events.slice(0, 50)].map(({ id }) => id).slice(-100),
  );
});

test('events are listed from one day in Colombo to another, both included', async () => {
  const shop = await anOwner(await openTestShop());
  shop.clock.at = new Date('2026-11-21T18:31:00.000Z');
  for (const daysAgo of [0, 3, 5, 9]) await addEvents(shop, 'product_view', { daysAgo });
  const found = await listEvents(shop, { from: '2026-11-17', to: '2026-11-21' });
  expect(found.events.map(({ createdAt }) => createdAt.toISOString())).toEqual([
    '2026-11-18T18:31:00.000Z',
    '2026-11-16T18:31:00.000Z',
  ]);
  expect((await listEvents(shop, { from: 'soon', to: '2026-02-30' })).events).toHaveLength(4);
});

test('the product activity of a week counts every event of the week, and no older event', async () => {
  const shop = await anOwner(await openTestShop());
  expect(await countProductActivity(shop)).toEqual({
    productViews: 0,
    addToCarts: 0,
    addToCartRate: '0',
  });
  await addEvents(shop, 'product_view', { times: 1_500 });
  await addEvents(shop, 'add_to_cart', { times: 200, daysAgo: 6 });
  await addEvents(shop, 'add_to_cart', { times: 50, daysAgo: 8 });
  await addEvents(shop, 'hero_cta_click', { times: 9 });
  expect(await countProductActivity(shop)).toEqual({
    productViews: 1_500,
    addToCarts: 200,
    addToCartRate: '13.33',
  });
});
