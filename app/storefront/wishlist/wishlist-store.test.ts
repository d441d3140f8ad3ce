import { expect, test } from 'vitest';
import type { WishlistIntent, WishlistMessage } from './wishlist-message.ts';
import { type WishlistClient, WishlistStore } from './wishlist-store.ts';

const successMessages: Record<WishlistIntent, WishlistMessage> = {
  add: { kind: 'success', code: 'added' },
  remove: { kind: 'success', code: 'removed' },
};

function aPage(
  answer: (intent: WishlistIntent) => Promise<WishlistMessage> = async (to) => successMessages[to],
  failsToShow: () => boolean = () => false,
) {
  const sent: string[] = [];
  const shown: WishlistMessage['code'][] = [];
  let nextMessage = Promise.withResolvers<void>();
  const client: WishlistClient = {
    send: (intent, productId) => {
      sent.push(`${intent} ${productId}`);
      return answer(intent);
    },
    showMessage: ({ code }) => {
      if (failsToShow()) throw new Error('no such message');
      shown.push(code);
      nextMessage.resolve();
      nextMessage = Promise.withResolvers();
    },
    refresh: () => sent.push('refresh'),
    repeatPendingRead: () => undefined,
  };
  const store = new WishlistStore(client);
  store.replace([], { isGuest: false });
  const waitForMessages = async (count: number) => {
    while (shown.length < count) await nextMessage.promise;
  };
  return { store, client, sent, shown, waitForMessages };
}

test('a pressed heart is filled at once, and empty at once when it is pressed again', async () => {
  const { store, sent, shown, waitForMessages } = aPage();
  store.toggle('oil');
  expect([...(store.ids() ?? [])]).toEqual(['oil']);
  store.toggle('oil');
  expect([...(store.ids() ?? [])]).toEqual([]);
  await waitForMessages(2);
  expect(sent).toEqual(['add oil', 'remove oil']);
  expect(shown).toEqual(['added', 'removed']);
  expect([...(store.ids() ?? [])]).toEqual([]);
});

test('when the shop cannot be reached the hearts are reverted, the shopper is told, and the wishlist is read again', async () => {
  const { store, sent, shown, waitForMessages } = aPage(() => Promise.reject(new Error('down')));
  store.replace(['tea'], { isGuest: false });
  store.toggle('oil');
  store.toggle('tea');
  await waitForMessages(2);
  expect([...(store.ids() ?? [])]).toEqual(['tea']);
  expect(shown).toEqual(['add-failed', 'remove-failed']);
  expect(sent.filter((one) => one === 'refresh')).toHaveLength(1);
});

test('a heart pressed twice shows the last state that the shop accepted when both presses are refused, or only the second', async () => {
  const responses: WishlistMessage[] = [
    { kind: 'error', code: 'add-failed' },
    { kind: 'error', code: 'remove-failed' },
    { kind: 'success', code: 'added' },
    { kind: 'error', code: 'remove-failed' },
  ];
  const page = aPage(async () => responses.shift() ?? { kind: 'error', code: 'add-failed' });
  page.store.toggle('oil');
  page.store.toggle('oil');
  await page.waitForMessages(2);
  expect([...(page.store.ids() ?? [])]).toEqual([]);

  page.store.toggle('oil');
  page.store.toggle('oil');
  await page.waitForMessages(4);
  expect([...(page.store.ids() ?? [])]).toEqual(['oil']);
});

test('a product that another device has put on the wishlist keeps its filled heart', async () => {
  const { store, waitForMessages } = aPage(async () => ({ kind: 'error', code: 'already-there' }));
  store.toggle('oil');
  await waitForMessages(1);
  expect([...(store.ids() ?? [])]).toEqual(['oil']);
});

test('a guest’s heart stays empty, but the press is sent to the shop', async () => {
  const { store, sent, shown, waitForMessages } = aPage(async () => ({
    kind: 'error',
    code: 'sign-in',
  }));
  store.replace([], { isGuest: true });
  store.toggle('oil');
  expect([...(store.ids() ?? [])]).toEqual([]);
  await waitForMessages(1);
  expect([sent, shown]).toEqual([['add oil'], ['sign-in']]);
});

test('a wishlist from the server is not shown while presses have no response, and is read again after them', async () => {
  const { store, sent, waitForMessages } = aPage();
  store.toggle('oil');
  store.toggle('balm');
  store.replace(['tea'], { isGuest: false });
  expect([...(store.ids() ?? [])]).toEqual(['oil', 'balm']);
  await waitForMessages(2);
  expect(sent).toEqual(['add oil', 'add balm', 'refresh']);
  store.replace(['tea', 'oil', 'balm'], { isGuest: false });
  expect([...(store.ids() ?? [])]).toEqual(['tea', 'oil', 'balm']);
  store.toggle('tea');
  await waitForMessages(3);
  expect(sent.at(-1)).toBe('remove tea');
});

test('after a press whose response precedes that of the wishlist, the wishlist is read again, as it may lack the product', async () => {
  const { client, sent, waitForMessages } = aPage();
  const unreadStore = new WishlistStore(client);
  unreadStore.toggle('oil');
  await waitForMessages(1);
  expect(sent).toEqual(['add oil', 'refresh']);
});

test('a press whose message cannot be shown does not stop the next press', async () => {
  const failures = [true];
  const { store, sent, shown, waitForMessages } = aPage(undefined, () => failures.pop() === true);
  store.toggle('oil');
  store.toggle('oil');
  await waitForMessages(1);
  expect([sent, shown]).toEqual([['add oil', 'remove oil'], ['removed']]);
});

test('presses of several hearts are sent without waiting for a response, because the page may be left', async () => {
  const { store, sent } = aPage(() => new Promise(() => {}));
  for (const product of ['oil', 'tea', 'balm', 'balm']) store.toggle(product);
  await Promise.resolve();
  expect(sent).toEqual(['add oil', 'add tea', 'add balm']);
});
