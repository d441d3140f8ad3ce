import { expect, test } from 'vitest';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { CartRequest } from './cart-request.ts';
import type { CartMessage } from './cart-response.ts';
import { type CartClient, CartStore } from './cart-store.ts';

const nothing = { gone: [], discountLkr: 0, deliveryFeeLkr: 0 };

function cartOf(quantity: number): PricedCart {
  const line = {
    productId: 'oil',
    slug: 'oil',
    name: { en: 'Oil', si: 'තෛලය' },
    image: undefined,
    quantity,
    priceLkr: 100,
    totalLkr: 100 * quantity,
    stock: 5,
  };
  const { totalLkr } = line;
  const lines = quantity > 0 ? [line] : [];
  return {
    ...nothing,
    ...{ lines, totalLkr },
    itemCount: quantity,
    subtotalLkr: totalLkr,
  };
}

/** Simulates a server with one line, which fails while `isDown` is set. */
function aClient({ quantity = 0 } = {}) {
  const server = { quantity, isDown: false, sent: [] as CartRequest[], notifications: 0 };
  const messages: CartMessage[] = [];
  const next: ((() => void) | undefined)[] = [];
  let last: Promise<void> = Promise.resolve();
  const client: CartClient = {
    read: async () => {
      if (server.isDown) throw new Error('down');
      return cartOf(server.quantity);
    },
    send: async (request) => {
      server.sent.push(request);
      if (server.isDown) throw new Error('down');
      server.quantity =
        request.intent === 'add' ? server.quantity + request.quantity : request.quantity;
      return {
        ok: true,
        cart: cartOf(server.quantity),
        message: { kind: 'success', code: 'added' },
      };
    },
    runInOrder: (work) => {
      last = last.then(work);
      return last;
    },
    showMessage: (message, after) => {
      messages.push(message);
      next.push(after);
    },
    tellOtherTabs: () => {
      server.notifications += 1;
    },
  };
  return { client, server, messages, next };
}

const oneOil = { intent: 'add', productId: 'oil', quantity: 1 } as const;

test('ten fast presses add ten, show at once and need two requests', async () => {
  const { client, server } = aClient({ quantity: 1 });
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

test('a change that does not reach the shop is taken back, and the shopper is told', async () => {
  const { client, server, messages } = aClient({ quantity: 2 });
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

test('where only the answer was lost, the cart is read as the server has it', async () => {
  const { client, server } = aClient();
  const store = new CartStore({
    ...client,
    send: async (request) => {
      await client.send(request);
      throw new Error('the connection was lost');
    },
  });

  store.request(oneOil);
  await store.settled();

  expect(server.quantity).toBe(1);
  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 1 } });
});

test('a cart that cannot be read says so, and comes with the next reading', async () => {
  const { client, server } = aClient({ quantity: 3 });
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

test('what another page says of the cart is taken over and passed on to the other tabs', () => {
  const { client, server } = aClient({ quantity: 3 });
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

test('what was removed can be put back, as many as there were', async () => {
  const { client, server, next } = aClient({ quantity: 3 });
  const store = new CartStore(client);
  store.refresh();
  store.request({ ...oneOil, intent: 'remove', quantity: 0 });
  await store.settled();
  expect(store.view().cart?.itemCount).toBe(0);

  next.at(-1)?.();
  await store.settled();
  expect(store.view().cart?.itemCount).toBe(3);
  expect(server.sent.at(-1)).toEqual({ ...oneOil, intent: 'set', quantity: 3 });
});

test('a change that did not reach the shop is sent again when it is asked for', async () => {
  const { client, server, messages, next } = aClient();
  const store = new CartStore(client);
  server.isDown = true;
  store.request(oneOil);
  await store.settled();
  expect(messages.at(-1)?.code).toBe('unavailable');

  server.isDown = false;
  next.at(-1)?.();
  await store.settled();
  expect(store.view().cart?.itemCount).toBe(1);
});

test('what was not sent when the page was left is handed over, as the quantity that was wanted', async () => {
  const { client, server } = aClient({ quantity: 1 });
  let answered = () => {};
  const store = new CartStore({
    ...client,
    send: (request) =>
      new Promise((resolve) => {
        answered = () => resolve(client.send(request));
      }),
  });
  store.refresh();
  await store.settled();
  store.request(oneOil);
  await Promise.resolve();
  store.request({ ...oneOil, quantity: 2 });

  expect(store.handOver()).toEqual([{ ...oneOil, intent: 'set', quantity: 4 }]);
  answered();
  await store.settled();
  expect(server.sent).toEqual([oneOil]);
  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 2 } });

  const unread = new CartStore({ ...client, runInOrder: () => new Promise(() => {}) });
  unread.request(oneOil);
  expect(unread.handOver()).toEqual([oneOil]);
});
