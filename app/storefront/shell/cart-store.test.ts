import { expect, test } from 'vitest';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { CartMessage } from './cart-answer.ts';
import { type CartDesk, CartStore } from './cart-store.ts';
import type { CartWish } from './cart-wish.ts';

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
  const totalLkr = line.totalLkr;
  const lines = quantity > 0 ? [line] : [];
  return {
    lines,
    gone: [],
    itemCount: quantity,
    subtotalLkr: totalLkr,
    deliveryFeeLkr: 0,
    totalLkr,
  };
}

/** A server that keeps one line, and fails when it is told to. */
function aDesk({ quantity = 0 } = {}) {
  const server = { quantity, isDown: false, sent: [] as CartWish[], told: 0 };
  const said: CartMessage[] = [];
  let last: Promise<void> = Promise.resolve();
  const desk: CartDesk = {
    read: async () => {
      if (server.isDown) throw new Error('down');
      return cartOf(server.quantity);
    },
    send: async (wish) => {
      server.sent.push(wish);
      if (server.isDown) throw new Error('down');
      server.quantity = wish.intent === 'add' ? server.quantity + wish.quantity : wish.quantity;
      return {
        ok: true,
        cart: cartOf(server.quantity),
        message: { kind: 'success', code: 'added' },
      };
    },
    inTurn: (work) => {
      last = last.then(work);
      return last;
    },
    say: (message) => void said.push(message),
    tellOtherTabs: () => {
      server.told += 1;
    },
  };
  return { desk, server, said };
}

const oneOil = { intent: 'add', productId: 'oil', quantity: 1 } as const;

test('ten fast presses add ten, show at once and need two requests', async () => {
  const { desk, server } = aDesk({ quantity: 1 });
  const store = new CartStore(desk);
  store.refresh();
  await store.settled();

  store.wish(oneOil);
  await Promise.resolve();
  for (let press = 2; press <= 10; press += 1) store.wish(oneOil);
  expect(store.view()).toMatchObject({ isBusy: true, cart: { itemCount: 11 } });
  await store.settled();

  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 11, totalLkr: 1100 } });
  expect(server.sent).toEqual([oneOil, { ...oneOil, quantity: 9 }]);
});

test('a change that does not reach the shop is taken back, and said', async () => {
  const { desk, server, said } = aDesk({ quantity: 2 });
  const store = new CartStore(desk);
  store.refresh();
  await store.settled();

  server.isDown = true;
  store.wish({ intent: 'set', productId: 'oil', quantity: 7 });
  expect(store.view().cart?.itemCount).toBe(7);
  await store.settled();

  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 2 } });
  expect(said).toEqual([{ kind: 'error', code: 'unavailable' }]);
});

test('where only the answer was lost, the cart is read as the server has it', async () => {
  const { desk, server } = aDesk();
  const store = new CartStore({
    ...desk,
    send: async (wish) => {
      await desk.send(wish);
      throw new Error('the line broke');
    },
  });

  store.wish(oneOil);
  await store.settled();

  expect(server.quantity).toBe(1);
  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 1 } });
});

test('a cart that cannot be read says so, and comes with the next reading', async () => {
  const { desk, server } = aDesk({ quantity: 3 });
  const store = new CartStore(desk);
  server.isDown = true;
  store.refresh();
  await store.settled();
  expect(store.view()).toEqual({ cart: undefined, isBusy: false, hasFailed: true });

  server.isDown = false;
  store.refresh();
  await store.settled();
  expect(store.view()).toMatchObject({ hasFailed: false, cart: { itemCount: 3 } });
});

test('what another page says of the cart is taken over and passed on to the other tabs', () => {
  const { desk, server } = aDesk({ quantity: 3 });
  const store = new CartStore(desk);
  let seen = 0;
  const stop = store.subscribe(() => {
    seen += 1;
  });

  store.replace(cartOf(0));
  stop();
  store.replace(cartOf(1));

  expect(store.view().cart?.itemCount).toBe(1);
  expect([seen, server.told]).toEqual([1, 2]);
});
