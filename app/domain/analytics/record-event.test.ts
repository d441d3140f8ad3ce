import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { eventSchema, type VisitorEvent } from './event-schema.server.ts';
import { recordEvent } from './record-event.server.ts';
import { analyticsEvents } from './tables.server.ts';

const sessionId = 'session-1795231800000';
const productId = randomUUID();

const view: VisitorEvent = { type: 'product_view', sessionId, data: { product_id: productId } };

test('an event of a guest is recorded without an account, and an event of a customer with the account', async () => {
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
  [
    'an order reported by a browser',
    { type: 'order_placed', sessionId, data: { order_id: productId } },
  ],
  ['an unknown type', { type: 'page_view', sessionId, data: {} }],
  ['another button', { type: 'hero_cta_click', sessionId, data: { action: 'buy' } }],
  [
    'a product id that is not a UUID',
    { type: 'product_view', sessionId, data: { product_id: '7' } },
  ],
  [
    'a field that the type does not have',
    { ...view, data: { product_id: productId, name: 'Nimal' } },
  ],
  ['an account named by the browser', { ...view, userId: productId }],
  ['a malformed session id', { ...view, sessionId: 'nimal@example.lk' }],
  ['a session that began after the year 2286', { ...view, sessionId: 'session-8640000000000000' }],
  ['an empty search', { type: 'product_search', sessionId, data: { query: ' \0 ' } }],
  [
    'a phone number in a search',
    { type: 'product_search', sessionId, data: { query: '077 123 4567' } },
  ],
  [
    'an e-mail address in a search',
    { type: 'product_search', sessionId, data: { query: 'a@b.lk' } },
  ],
  [
    'half a unit',
    { type: 'add_to_cart', sessionId, data: { product_id: productId, quantity: 0.5 } },
  ],
  ['an event without content', null],
])('%s is not counted', (_what, reported) => {
  expect(eventSchema.safeParse(reported).success).toBe(false);
});

test('a search text is cut after a hundred characters, where a letter with its vowel sign is one character', () => {
  const character = 'කි';
  const reported = { type: 'product_search', sessionId, data: { query: character.repeat(120) } };
  expect(eventSchema.parse(reported).data).toEqual({ query: character.repeat(100) });
});
