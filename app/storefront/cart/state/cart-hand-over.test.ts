import { expect, test } from 'vitest';
import { aCartClient } from '#test/cart-client.ts';
import type { CartResponse } from './cart-response.ts';
import { CartStore } from './cart-store.ts';

const oneOil = { intent: 'add', productId: 'oil', quantity: 1 } as const;

/** Opens a page whose first request gets its response from `respond`. */
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

test('what a page has not sent when it is left is left to the next one, and the request in flight is aborted', async () => {
  const { store, server, messages, signals } = await aSlowPage({ quantity: 1 });
  store.request({ ...oneOil, quantity: 2 });

  expect(store.unfinished()).toEqual([{ ...oneOil, intent: 'set', quantity: 4 }]);
  store.handOver();

  await store.settled();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect([server.sent, messages]).toEqual([[], []]);
  expect(store.view()).toMatchObject({ isBusy: false, cart: { itemCount: 1 } });
});

test('a request in flight alone goes on when its page is left, and the next page knows of it', async () => {
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
  ['is requested where it did not arrive', 1, [{ ...oneOil, intent: 'set', quantity: 2 }]],
  ['is not requested again where it did', 2, []],
])('what the page before left %s', async (_, quantity, sent) => {
  const { client, server } = aCartClient({ quantity });
  const store = new CartStore(client);
  store.refresh();
  await store.settled();

  store.takeOver([{ ...oneOil, intent: 'set', quantity: 2 }]);

  await store.settled();
  expect(server.sent).toEqual(sent);
  expect(store.view().cart?.itemCount).toBe(2);
});

test('without a cart that was read, unsent requests are left as they were pressed', () => {
  const { client } = aCartClient();
  const unread = new CartStore({ ...client, runInOrder: () => new Promise(() => {}) });
  unread.request(oneOil);
  expect(unread.unfinished()).toEqual([oneOil]);
  unread.handOver();
  expect(unread.view().isBusy).toBe(false);
});
