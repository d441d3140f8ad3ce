import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { analyticsEvents } from '#domain/analytics/tables.server.ts';
import { aCustomer, anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { readEvents } from './read-events.server.ts';

function eventsRequest(query = '') {
  return new Request(`http://localhost:3000/admin/events${query}`);
}

test('an event names its product, search, button or order, and the customer who was signed in', async () => {
  const opened = await openTestShop();
  const customer = await aCustomer(opened, { name: 'Kamala Silva' });
  const shop = await anOwner(opened);
  const balm = await aProduct(shop, { nameEn: 'Herbal balm' });
  const createdAt = shop.now();
  const sessionId = `session-${Date.parse('2026-11-21T09:00+05:30')}`;
  const order = {
    order_id: randomUUID(),
    order_number: 'ORD-1-2',
    total_amount: 9050,
    items_count: 3,
    payment_method: 'cod',
  };
  await shop.db.insert(analyticsEvents).values([
    { eventType: 'order_placed', eventData: order, createdAt },
    { eventType: 'hero_cta_click', eventData: { action: 'order_now' }, createdAt },
    { eventType: 'product_search', eventData: { query: 'oil' }, createdAt },
    { eventType: 'product_view', eventData: { product_id: randomUUID() }, createdAt },
    {
      eventType: 'add_to_cart',
      eventData: { product_id: balm.id, quantity: 2 },
      userId: customer.actor.userId,
      sessionId,
      createdAt,
    },
  ]);

  const { events } = await readEvents(shop, eventsRequest());

  expect(events.map(({ subject }) => subject)).toMatchObject([
    { kind: 'product', name: 'Herbal balm', isDeleted: false, quantity: 2 },
    { kind: 'product', name: undefined, isDeleted: true },
    { kind: 'search', query: 'oil' },
    { kind: 'button', action: 'order_now' },
    { kind: 'order', orderNumber: 'ORD-1-2', totalLkr: 9050, items: 3, method: 'cod' },
  ]);
  expect(events[0]).toMatchObject({ who: 'Kamala Silva', visitSince: '21/11/2026 09:00' });
});

test.each(['session-8640000000000000', 'session-9999999999999999', 'invented-12-70'])(
  'an event of the visit "%s" is listed without the time at which the visit began',
  async (sessionId) => {
    const shop = await anOwner(await openTestShop());
    const event = { eventType: 'hero_cta_click', eventData: { action: 'order_now' } } as const;
    await shop.db.insert(analyticsEvents).values({ ...event, sessionId, createdAt: shop.now() });
    const { events } = await readEvents(shop, eventsRequest());
    expect(events).toMatchObject([{ visitSince: undefined }]);
  },
);

test('invalid filters in the URL are ignored', async () => {
  const shop = await anOwner(await openTestShop());
  const { listState } = await readEvents(
    shop,
    eventsRequest('?type=page_view&from=soon&before=x&after=-1'),
  );
  expect(listState).toEqual({
    type: undefined,
    from: '',
    to: '',
    before: undefined,
    after: undefined,
  });
});
