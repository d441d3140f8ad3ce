import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aProduct, openTestShop, type TestShop } from '#test/shop.ts';
import { shopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/home.route';
import { loader } from './home.route.tsx';

function load(shop: TestShop) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const url = new URL('http://localhost:3000/');
  return loader({ context, url } as unknown as Route.LoaderArgs);
}

test('the landing page lists what is sold, and promises free delivery only while it is free', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  await aProduct(shop, { active: false });
  const balm = await aProduct(shop);
  expect(await load(shop)).toMatchObject({
    products: [{ id: balm.id }],
    deliveryPromise: { en: 'Free Delivery Anywhere in Sri Lanka' },
  });

  await shop.db.update(settings).set({ freeDelivery: false });
  expect((await load(shop)).deliveryPromise).toBeUndefined();
});

test('delivery stays free for the landing page and its chat while the message about it is empty', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  await shop.db.update(settings).set({ freeDelivery: true, deliveryMessage: '' });
  expect(await load(shop)).toMatchObject({
    deliveryPromise: undefined,
    orderingFacts: { isDeliveryFree: true },
  });

  await shop.db.update(settings).set({ freeDelivery: false });
  expect((await load(shop)).orderingFacts.isDeliveryFree).toBe(false);
});

test('the data for the chat name the districts where no cash is collected', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  expect((await load(shop)).orderingFacts.cashException).toBeUndefined();

  await shop.db.update(settings).set({ districtsWithoutCash: 'Jaffna' });

  expect((await load(shop)).orderingFacts.cashException?.en).toBe('(not in Jaffna)');
});

test('the data for the chat of a closed shop name the day from which orders are prepared, or taken again', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  expect((await load(shop)).orderingFacts.closureNote).toBeUndefined();

  await shop.db.update(settings).set({ closedUntil: '2099-01-02' });

  expect((await load(shop)).orderingFacts.closureNote?.en).toContain('back on 2 January 2099');
  await shop.db.update(settings).set({ ordersWhileClosed: false });
  const { closureNote } = (await load(shop)).orderingFacts;
  expect(closureNote?.en).toBe('You can order again from 2 January 2099.');
});

test('an outage fails the page instead of showing an empty shop', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const outage = () => Promise.reject(new Error('the database is gone'));
  const from = () => ({ where: () => ({ orderBy: outage }) });
  const select = (columns: Record<string, unknown>) =>
    'priceLkr' in columns ? { from } : shop.db.select(columns as never);
  const broken = {
    ...shop,
    db: Object.assign(Object.create(shop.db) as TestShop['db'], { select }),
  };
  await expect(load(broken)).rejects.toThrow('the database is gone');
});
