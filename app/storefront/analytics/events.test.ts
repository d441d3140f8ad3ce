import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { analyticsEvents } from '#domain/analytics/tables.server.ts';
import { type BudgetName, budgetOf } from '#domain/limits/budgets.ts';
import { attemptBudgets } from '#domain/limits/tables.server.ts';
import { anAccount, aRunningShop, aSessionOf, cookieHeader } from '#test/running-shop.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import { requestDetailsContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { action } from './events.route.ts';

const click = {
  type: 'hero_cta_click',
  sessionId: 'session-1795231800000',
  data: { action: 'order_now' },
};

type Sender = { clientAddress?: string; cookie?: string };

async function send(
  shop: TestShop,
  event: unknown,
  { clientAddress = '192.0.2.7', cookie = '' }: Sender = {},
) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(requestDetailsContext, { requestId: 'x', nonce: 'x', clientAddress });
  context.set(runningShopContext, aRunningShop(shop));
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const init = { method: 'POST', body, headers: { cookie } };
  const request = new Request('http://localhost:3000/events', init);
  return (await action({ request, context } as never)).status;
}

test('an event of a page is recorded', async () => {
  const shop = await openTestShop();
  expect(await send(shop, click)).toBe(204);
  expect(await shop.db.select().from(analyticsEvents)).toMatchObject([
    { eventType: 'hero_cta_click', eventData: { action: 'order_now' }, userId: null },
  ]);
});

test('an event of a signed-in customer is recorded with the account, one with an invalid session cookie without it', async () => {
  const shop = await openTestShop();
  const running = aRunningShop(shop);
  const userId = await anAccount(running, { username: 'kamala', password: 'sesame-and-turmeric' });
  const cookie = cookieHeader(await aSessionOf(running, userId));
  expect(await send(shop, click, { cookie })).toBe(204);
  expect(await send(shop, click, { cookie: `${cookie}x` })).toBe(204);
  const events = await shop.db
    .select({ userId: analyticsEvents.userId })
    .from(analyticsEvents)
    .orderBy(analyticsEvents.id);
  expect(events).toEqual([{ userId }, { userId: null }]);
});

test('events that only the server records, unreadable ones and too large ones are refused', async () => {
  const shop = await openTestShop();
  const order = { ...click, type: 'order_placed', data: { order_id: 'x', total_amount: 1 } };
  expect(await send(shop, order)).toBe(422);
  expect(await send(shop, '{')).toBe(422);
  expect(await send(shop, '')).toBe(422);
  expect(await send(shop, { ...click, more: 'x'.repeat(9_000) })).toBe(413);
  expect(await shop.db.$count(analyticsEvents)).toBe(0);
});

test('events beyond the budget of an IP address are not recorded, though the response is the same', async () => {
  const shop = await openTestShop();
  const { bucket, attempts } = budgetOf('events:address', '192.0.2.7');
  expect(attempts).toBe(1_200);
  await send(shop, click);
  await shop.db
    .update(attemptBudgets)
    .set({ used: 1_195 })
    .where(eq(attemptBudgets.bucket, bucket));
  for (let sent = 0; sent < 10; sent += 1) expect(await send(shop, click)).toBe(204);
  expect(await shop.db.$count(analyticsEvents)).toBe(1 + 5);
  expect(await send(shop, click, { clientAddress: '192.0.2.8' })).toBe(204);
  expect(await shop.db.$count(analyticsEvents)).toBe(1 + 5 + 1);
});

test('events beyond the daily budget of a network or of the shop are not recorded', async () => {
  const shop = await openTestShop();
  const renewsAt = new Date(shop.now().getTime() + 60_000);
  const full = (name: BudgetName, of: string) => {
    const { bucket, attempts } = budgetOf(name, of);
    return shop.db.insert(attemptBudgets).values({ bucket, used: attempts, renewsAt });
  };
  await full('events:network', '2001:db8:1::/48');
  for (const address of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2::1']) {
    expect(await send(shop, click, { clientAddress: address })).toBe(204);
  }
  expect(await shop.db.$count(analyticsEvents)).toBe(1);

  await shop.db.delete(attemptBudgets);
  await full('events:shop', 'all');
  expect(await send(shop, click, { clientAddress: '192.0.2.9' })).toBe(204);
  expect(await shop.db.$count(analyticsEvents)).toBe(1);
});
