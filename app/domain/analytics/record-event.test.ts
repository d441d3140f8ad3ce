import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { eventSchema, type VisitorEvent } from './event-schema.server.ts';
import { recordEvent } from './record-event.server.ts';
import { analyticsEvents } from './tables.server.ts';

const sessionId = 'session-1795231800000';
const productId = randomUUID();

const view: VisitorEvent = { type: 'product_view', sessionId, data: { product_id: productId } };

test('a guest is counted without a name, and a customer with the account', async () => {
  const shop = await openTestShop();
  const customer = await aCustomer(shop);
  await recordEvent(shop, view);
  await recordEvent(customer, view);
  const columns = {
    type: analyticsEvents.eventType,
    data: analyticsEvents.eventData,
    userId: analyticsEvents.userId,
    sessionId: analyticsEvents.sessionId,
    at: analyticsEvents.createdAt,
  };
  const counted = { type: 'product_view', data: { product_id: productId }, sessionId };
  expect(await shop.db.select(columns).from(analyticsEvents).orderBy(analyticsEvents.id)).toEqual([
    { ...counted, userId: null, at: shop.now() },
    { ...counted, userId: customer.actor.userId, at: shop.now() },
  ]);
});

test.each<[string, unknown]>([
  ['an order', { type: 'order_placed', sessionId, data: { order_id: productId } }],
  ['a type that nobody knows', { type: 'page_view', sessionId, data: {} }],
  ['another button', { type: 'hero_cta_click', sessionId, data: { action: 'buy' } }],
  ['no product', { type: 'product_view', sessionId, data: { product_id: '7' } }],
  ['more than the type has', { ...view, data: { product_id: productId, name: 'Nimal' } }],
  ['a person of the browser’s own choice', { ...view, userId: productId }],
  ['a session that is none', { ...view, sessionId: 'nimal@example.lk' }],
  ['an empty search', { type: 'product_search', sessionId, data: { query: ' \0 ' } }],
  ['a phone in a search', { type: 'product_search', sessionId, data: { query: '077 123 4567' } }],
  ['a letterbox in a search', { type: 'product_search', sessionId, data: { query: 'a@b.lk' } }],
  [
    'half a unit',
    { type: 'add_to_cart', sessionId, data: { product_id: productId, quantity: 0.5 } },
  ],
  ['nothing', null],
])('%s is not counted', (_what, said) => {
  expect(eventSchema.safeParse(said).success).toBe(false);
});

test('a search is kept up to a hundred letters as people count them', () => {
  const letter = 'කි';
  const said = { type: 'product_search', sessionId, data: { query: letter.repeat(120) } };
  expect(eventSchema.parse(said).data).toEqual({ query: letter.repeat(100) });
});
