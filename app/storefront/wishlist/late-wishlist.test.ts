import { expect, test } from 'vitest';
import type { AccountResponse } from '#storefront/session/account-response.ts';
import { AccountStore } from '#storefront/session/account-store.ts';
import { WishlistStore } from './wishlist-store.ts';

/** Opens a page whose reads of the account wait for their responses, as when a shopper returns to a tab. */
function aPage() {
  const reads: ((response: AccountResponse) => void)[] = [];
  const account = new AccountStore({
    read: () => new Promise((respond) => reads.push(respond)),
    tellOtherTabs: () => undefined,
    listen: () => () => undefined,
  });
  const wishlist = new WishlistStore({
    send: async () => ({ kind: 'success', code: 'added' }),
    showMessage: () => undefined,
    refresh: account.refresh,
    repeatPendingRead: account.repeatPendingRead,
  });
  account.subscribe(() => wishlist.replace(account.response()?.wishlist ?? [], { isGuest: false }));
  account.open({ onChange: () => undefined, onSignOut: () => undefined });
  const respond = async (read: number, products: string[]) => {
    const account = { userId: 'kamala', name: 'Kamala', isAdmin: false };
    reads[read]?.({ account, wishlist: products });
    await settled();
  };
  return { account, wishlist, reads, respond };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a heart stays filled where the wishlist was read before the press and arrives after it', async () => {
  const { account, wishlist, reads, respond } = aPage();
  await respond(0, ['tea']);
  account.refresh();
  wishlist.toggle('oil');
  await settled();
  await respond(1, ['tea']);
  expect([...(wishlist.ids() ?? [])]).toEqual(['tea', 'oil']);
  await respond(2, ['tea', 'oil']);
  expect([...(wishlist.ids() ?? [])]).toEqual(['tea', 'oil']);

  wishlist.toggle('oil');
  await settled();
  expect(reads).toHaveLength(3);
});
