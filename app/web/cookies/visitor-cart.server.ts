import type { Cart } from '#domain/cart/cart.ts';
import { type CartChange, changeAccountCart } from '#domain/cart/change-account-cart.server.ts';
import { findAccountCart } from '#domain/cart/find-account-cart.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import {
  accountContext,
  changedCartContext,
  runningShopContext,
  shopContext,
} from '#web/contexts.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import { readCart, writeCart } from './cart-cookie.server.ts';

/** Reads the visitor's cart: an account's from the database, a guest's from the cookie or as this request has changed it. */
export function readVisitorCart({ request, context }: RequestArgs): Promise<Cart> {
  const account = context.get(accountContext);
  if (account) return findAccountCart(context.get(shopContext), account.userId);
  const changed = context.get(changedCartContext);
  return changed ? Promise.resolve(changed) : readCart(context.get(runningShopContext), request);
}

/** Changes the visitor's cart. Returns the cookies that store a guest's cart; an account's cart is in the database. */
export async function changeVisitorCart<
  Changed extends { cart: Cart },
  Refusal extends { code: string },
>(
  { request, context }: RequestArgs,
  change: CartChange<Changed, Refusal>,
): Promise<{ changed: Result<Changed, Refusal>; setCookies: string[] }> {
  const shop = context.get(shopContext);
  const account = context.get(accountContext);
  if (account) {
    const changed = await changeAccountCart(shop, account.userId, change);
    if (changed) return { changed, setCookies: [] };
    // The account has just been deleted, so the visitor is a guest now.
    context.set(accountContext, null);
  }
  const running = context.get(runningShopContext);
  const changed = await change(shop, await readCart(running, request));
  if (changed.ok) context.set(changedCartContext, changed.value.cart);
  return { changed, setCookies: changed.ok ? [await writeCart(running, changed.value.cart)] : [] };
}

/** Returns the cookies that store what is left of a guest's cart after an order, which itself empties that of an account. */
export async function cartCookiesAfterOrder(
  context: RequestArgs['context'],
  cart: Cart,
): Promise<string[]> {
  const isGuest = context.get(accountContext) === null;
  return isGuest ? [await writeCart(context.get(runningShopContext), cart)] : [];
}
