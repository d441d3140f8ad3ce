import { expect, test } from 'vitest';
import type { AccountResponse } from './account-response.ts';
import { type AccountClient, AccountStore } from './account-store.ts';

const guest: AccountResponse = { account: null, wishlist: [] };
const kamala: AccountResponse = {
  account: { userId: 'kamala', name: 'Kamala', isAdmin: false },
  wishlist: [],
};

/** Opens a browser with some tabs, all of the same session. */
function aBrowser(tabs: number, session = guest) {
  const browser = { session, isDown: false, reads: 0, changes: [] as string[] };
  const listeners: (() => void)[] = [];
  const stores = Array.from({ length: tabs }, (_, tab) => {
    const client: AccountClient = {
      read: async () => {
        browser.reads += 1;
        if (browser.isDown) throw new Error('down');
        return browser.session;
      },
      tellOtherTabs: () => {
        for (const [other, listener] of listeners.entries()) if (other !== tab) listener();
      },
      listen: ({ changed }) => {
        listeners[tab] = changed;
        return () => undefined;
      },
    };
    const store = new AccountStore(client);
    store.open({
      onChange: (cause, isSignedIn) =>
        browser.changes.push(`${tab}: ${cause}, ${isSignedIn ? 'in' : 'out'}`),
      onSignOut: () => browser.changes.push(`${tab}: signed out here`),
    });
    return store;
  });
  return { browser, stores };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('the first response is not reported as a change', async () => {
  const { browser } = aBrowser(1);
  await settled();
  expect(browser).toMatchObject({ reads: 1, changes: [] });
});

test('a sign-in and a sign-out in one tab are reported once in each tab, without further requests', async () => {
  const { browser, stores } = aBrowser(3);
  await settled();
  browser.session = kamala;
  stores[1]?.refresh();
  await settled();
  expect(browser.changes.sort()).toEqual(['0: other-tab, in', '1: here, in', '2: other-tab, in']);

  browser.changes = [];
  browser.session = guest;
  stores[0]?.refresh();
  await settled();
  expect(browser.changes.sort()).toEqual([
    '0: here, out',
    '1: other-tab, out',
    '2: other-tab, out',
  ]);

  const { reads } = browser;
  await settled();
  expect(browser.reads).toBe(reads);
});

test('an outage of the shop is not reported as a change, and the account stays shown', async () => {
  const { browser, stores } = aBrowser(1);
  browser.session = kamala;
  stores[0]?.refresh();
  await settled();
  browser.isDown = true;
  stores[0]?.refresh();
  await settled();
  expect(stores[0]?.response()).toEqual(kamala);
  browser.isDown = false;
  stores[0]?.refresh();
  await settled();
  expect(browser.changes).toEqual([]);
});

test('a sign-out before the scripts of a page ran is told to the next page, which has not seen the session', async () => {
  const { browser } = aBrowser(1, { ...guest, signedOutHere: true });
  await settled();
  expect(browser.changes).toEqual(['0: signed out here']);
});
