import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { customers, resetRequests, users } from '#domain/accounts/tables.server.ts';
import { startAccountReset } from '#domain/auth/resets/request-password-reset.server.ts';
import { changeAccountCart } from '#domain/cart/change-account-cart.server.ts';
import { mergeGuestCart } from '#domain/cart/merge-guest-cart.server.ts';
import { cartLines } from '#domain/cart/tables.server.ts';
import { addAddress } from '#domain/customers/addresses/add-address.server.ts';
import { changeDetails } from '#domain/customers/change-details.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { customerAddresses, wishlists } from '#domain/customers/tables.server.ts';
import { addToWishlist } from '#domain/customers/wishlist/add-to-wishlist.server.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { aNewAddress } from '#test/address.ts';
import { aCart } from '#test/checkout.ts';
import { aCustomer, aProduct, openTestShop } from '#test/shop.ts';

const phone = '+94771112233';
const gone = { ok: false, refusal: { code: 'account-gone' } };

let shop: Shop;
let userId: string;
let productId: string;
beforeEach(async () => {
  shop = await openTestShop();
  userId = (await aCustomer(shop)).actor.userId;
  productId = (await aProduct(shop)).id;
});

/** The writes of requests that passed their guard just before the account was deleted, with their tables and results. */
const lateWrites: [string, PgTable, () => Promise<unknown>, unknown][] = [
  ['an entry of the wishlist', wishlists, () => addToWishlist(shop, userId, productId), gone],
  ['an address', customerAddresses, () => addAddress(shop, userId, aNewAddress()), gone],
  [
    'a change of the details',
    customers,
    () => changeDetails(shop, userId, { name: 'Kamala', email: undefined, phone }),
    gone,
  ],
  [
    'a line of the cart',
    cartLines,
    () => {
      const cart = aCart([{ id: productId }, 1]);
      return changeAccountCart(shop, userId, async () => ok({ cart }));
    },
    undefined,
  ],
  [
    'the cart of a guest who signs in',
    cartLines,
    () => mergeGuestCart(shop, userId, aCart([{ id: productId }, 1])),
    { isCapped: false },
  ],
  [
    'a link for a new password',
    resetRequests,
    () => {
      const sendTo = { channel: 'email' as const, email: 'kamala@example.lk' };
      const account = { userId, name: 'Kamala', sendTo };
      const resetUrl = (token: string) => token;
      return startAccountReset(shop, { account, language: 'en', resetUrl, codeSecret: undefined });
    },
    ok(),
  ],
];

test.each(lateWrites)(
  '%s is not stored for an account that has just been deleted',
  async (...each) => {
    const [, table, run, expected] = each;
    await deleteAccount(shop, userId);
    expect(await run()).toEqual(expected);
    expect(await shop.db.$count(table)).toBe(0);
    expect(await shop.db.$count(users)).toBe(0);
  },
);
