import { expect, test } from 'vitest';
import { aCartClient } from '#test/cart-client.ts';
import type { CartResponse } from './cart-response.ts';
import { CartStore } from './cart-store.ts';

const oneOil = { intent: 'add', productId: 'oil', quantity: 1 } as const;

/** Opens a page whose first request gets its response when `respond` is called. */
async function aSlowPage({ quantity }: { quantity: number }) {
  const { client, server, messages } = aCartClient({ quantity });
  const signals: AbortSignal[] = [];
  let respond = () => {};
  const store = new CartStore({
    ...client,
    send: (request, signal) =>
      new Promise<CartResponse>((resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
        respond = () => resolve(client.send(request, signal));
      }),
  });
  store.refresh();
  await store.settled();
  store.request(oneOil);
  await Promise.resolve();
  return { store, server, messages, signals, respond: () => respond() };
}

test('unsent requests of a page that is left are handed to the next page, and the request in flight is aborted', async () => {
  const { store, server, messages, signals } = await aSlowPage({ quantity: 1 });
  store.request({ ...oneOil, quantity: 2 });

  expect(store.unfinished()).toEqual([{ ...oneOil, intent: 'set', quantity: 4 }]);
  store.handOver();

  await store.settled();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect([server.sent, messages]).toEqual([[], []]);
  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 1 } });
});

test('a request in flight that no other waits for continues when its page is left, and is also listed for the next page', async () => {
  const { store, server, signals, respond } = await aSlowPage({ quantity: 1 });

  expect(store.unfinished()).toEqual([{ ...oneOil, intent: 'set', quantity: 2 }]);
  store.handOver();

  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  respond();
  await store.settled();
  expect(server.quantity).toBe(2);
  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 2 } });
});

test.each([
  ['is sent if the shop has not received it', 1, [{ ...oneOil, intent: 'set', quantity: 2 }]],
  ['is not sent again if the shop has received it', 2, []],
])('a request handed over by the previous page %s', async (_, quantity, sent) => {
  const { client, server } = aCartClient({ quantity });
  const store = new CartStore(client);
  store.refresh();
  await store.settled();

  store.takeOver([{ ...oneOil, intent: 'set', quantity: 2 }]);

  await store.settled();
  expect(server.sent).toEqual(sent);
  expect(store.view().cart?.itemCount).toBe(2);
});

test('before the cart is read, unsent requests are handed over unchanged', () => {
  const { client } = aCartClient();
  const unread = new CartStore({ ...client, runInOrder: () => new Promise(() => {}) });
  unread.request(oneOil);
  expect(unread.unfinished()).toEqual([oneOil]);
  unread.handOver();
  expect(unread.view().isBusy).toBe(false);
});
