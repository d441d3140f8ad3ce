import { expect, test } from 'vitest';
import { aCartClient, cartOf } from '#test/cart-client.ts';
import { ShopBusyError } from './cart-response.ts';
import { CartStore } from './cart-store.ts';

const oneOil = { intent: 'add', productId: 'oil', quantity: 1 } as const;

test('ten fast presses add ten, are shown at once and need two requests', async () => {
  const { client, server } = aCartClient({ quantity: 1 });
  const store = new CartStore(client);
  store.refresh();
  await store.settled();

  store.request(oneOil);
  await Promise.resolve();
  for (let press = 2; press <= 10; press += 1) store.request(oneOil);
  expect(store.view()).toMatchObject({ isBusy: true, cart: { itemCount: 11 } });
  await store.settled();

  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 11, totalLkr: 1100 } });
  expect(server.sent).toEqual([oneOil, { ...oneOil, quantity: 9 }]);
});

test('a change that does not reach the shop is undone, and the shopper is told', async () => {
  const { client, server, messages } = aCartClient({ quantity: 2 });
  const store = new CartStore(client);
  store.refresh();
  await store.settled();

  server.isDown = true;
  store.request({ intent: 'set', productId: 'oil', quantity: 7 });
  expect(store.view().cart?.itemCount).toBe(7);
  await store.settled();

  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 2 } });
  expect(messages).toEqual([{ kind: 'error', code: 'unavailable' }]);
});

test('a change that a busy shop refuses is undone, and the shopper is told in the words of the shop', async () => {
  const { client, messages } = aCartClient({ quantity: 2 });
  const why = { en: 'Many people', si: 'බොහෝ දෙනෙක්' };
  const store = new CartStore({ ...client, send: () => Promise.reject(new ShopBusyError(why)) });
  store.refresh();
  await store.settled();

  store.request(oneOil);
  await store.settled();

  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 2 } });
  expect(messages).toEqual([{ kind: 'error', code: 'unavailable', why }]);
});

test('after a lost response the cart is read again and contains the change', async () => {
  const { client, server } = aCartClient();
  const store = new CartStore({
    ...client,
    send: async (...request) => {
      await client.send(...request);
      throw new Error('the connection was lost');
    },
  });

  store.request(oneOil);
  await store.settled();

  expect(server.quantity).toBe(1);
  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 1 } });
});

test('a failed attempt to read the cart is reported, and the next attempt shows the cart', async () => {
  const { client, server } = aCartClient({ quantity: 3 });
  const store = new CartStore(client);
  server.isDown = true;
  store.refresh();
  await store.settled();
  expect(store.view()).toMatchObject({ cart: undefined, isBusy: false, hasFailed: true });

  server.isDown = false;
  store.refresh();
  await store.settled();
  expect(store.view()).toMatchObject({ hasFailed: false, cart: { itemCount: 3 } });
});

test('a cart that another request returned replaces the shown one, and the other tabs are notified', () => {
  const { client, server } = aCartClient({ quantity: 3 });
  const store = new CartStore(client);
  let seen = 0;
  const stop = store.subscribe(() => {
    seen += 1;
  });

  store.replace(cartOf(0));
  stop();
  store.replace(cartOf(1));

  expect(store.view().cart?.itemCount).toBe(1);
  expect([seen, server.notifications]).toEqual([1, 2]);
});

test('a removed line can be restored with its old quantity', async () => {
  const { client, server, toastButtons } = aCartClient({ quantity: 3 });
  const store = new CartStore(client);
  store.refresh();
  store.request({ ...oneOil, intent: 'remove', quantity: 0 });
  await store.settled();
  expect(store.view().cart?.itemCount).toBe(0);

  toastButtons.at(-1)?.();
  await store.settled();
  expect(store.view().cart?.itemCount).toBe(3);
  expect(server.sent.at(-1)).toEqual({ ...oneOil, intent: 'set', quantity: 3 });
});

test('a removed line is restored together with the promo code of the cart', async () => {
  const { client, server, toastButtons } = aCartClient({ quantity: 3 });
  const store = new CartStore(client);
  store.replace({ ...cartOf(3), promo: { id: '', code: 'AYU10', problem: { code: 'unknown' } } });
  store.request({ ...oneOil, intent: 'remove', quantity: 0 });
  await store.settled();

  toastButtons.at(-1)?.();
  await store.settled();
  expect(server.sent.at(-1)).toMatchObject({ intent: 'set', quantity: 3, promo: 'AYU10' });
});

test('a change that did not reach the shop can be sent again from its toast', async () => {
  const { client, server, messages, toastButtons } = aCartClient();
  const store = new CartStore(client);
  server.isDown = true;
  store.request(oneOil);
  await store.settled();
  expect(messages.at(-1)?.code).toBe('unavailable');

  server.isDown = false;
  toastButtons.at(-1)?.();
  await store.settled();
  expect(store.view().cart?.itemCount).toBe(1);
});

test('a change of the cart waits for the promo code that is being checked', async () => {
  const { client, server } = aCartClient({ quantity: 1 });
  const store = new CartStore(client);
  store.refresh();
  await store.settled();

  const terms = { kind: 'percentage', value: 10, productIds: [], minimumLkr: 0 } as const;
  const promo = { id: 'avurudu', code: 'AVURUDU', terms };
  const { promise: codeChecked, resolve: finishCheck } = Promise.withResolvers<void>();
  const applied = store.runInOrder(async () => {
    await codeChecked;
    store.replace({ ...cartOf(server.quantity), promo });
    expect(store.view().cart).toMatchObject({ itemCount: 3, discountLkr: 30 });
  });
  store.request({ intent: 'set', productId: 'oil', quantity: 3 });
  await new Promise(setImmediate);
  expect(server.sent).toEqual([]);
  expect(store.view()).toMatchObject({ isBusy: true, cart: { itemCount: 3 } });

  finishCheck();
  await applied;
  await store.settled();
  expect(server.sent).toMatchObject([{ intent: 'set', quantity: 3 }]);
});
