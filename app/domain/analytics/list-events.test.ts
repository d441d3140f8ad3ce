import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import type { AnalyticsEventType } from './analytics-event.ts';
import { listEvents } from './list-events.server.ts';
import { analyticsEvents } from './tables.server.ts';
import { visitFigures } from './visit-figures.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function count(shop: TestShop, type: AnalyticsEventType, { times = 1, daysAgo = 0 } = {}) {
  const createdAt = new Date(shop.now().getTime() - daysAgo * dayMs);
  const event = { eventType: type, eventData: { product_id: randomUUID() }, createdAt };
  await shop.db.insert(analyticsEvents).values(Array.from({ length: times }, () => event));
}

test('the owner reads the hundred newest events of a type', async () => {
  const shop = await anOwner(await openTestShop());
  await count(shop, 'product_view', { times: 120, daysAgo: 2 });
  await count(shop, 'product_view');
  await count(shop, 'add_to_cart');
  const views = await listEvents(shop, { type: 'product_view' });
  expect(views).toHaveLength(100);
  expect(views[0]).toMatchObject({ type: 'product_view', createdAt: shop.now() });
  expect(await listEvents(shop, { type: 'product_view', limit: 3 })).toHaveLength(3);
});

test('the owner reads what happened between two days', async () => {
  const shop = await anOwner(await openTestShop());
  for (const daysAgo of [0, 3, 5, 9]) await count(shop, 'product_view', { daysAgo });
  const ago = (days: number) => new Date(shop.now().getTime() - days * dayMs);
  const found = await listEvents(shop, { from: ago(5), until: ago(0) });
  expect(found.map(({ createdAt }) => createdAt)).toEqual([ago(3), ago(5)]);
});

test('the figures of a week count every event, and nothing older', async () => {
  const shop = await anOwner(await openTestShop());
  expect(await visitFigures(shop)).toEqual({
    pageViews: 0,
    productViews: 0,
    addToCarts: 0,
    conversionRate: '0',
  });
  await count(shop, 'product_view', { times: 1_500 });
  await count(shop, 'add_to_cart', { times: 200, daysAgo: 6 });
  await count(shop, 'add_to_cart', { times: 50, daysAgo: 8 });
  await count(shop, 'hero_cta_click', { times: 9 });
  expect(await visitFigures(shop)).toEqual({
    pageViews: 1_500,
    productViews: 1_500,
    addToCarts: 200,
    conversionRate: '13.33',
  });
});
