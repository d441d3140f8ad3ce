import { RouterContextProvider } from 'react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { asCustomer } from '#domain/kernel/shop.server.ts';
import {
  accountContext,
  requestDetailsContext,
  runningShopContext,
  shopContext,
} from '#web/contexts.server.ts';
import { readCart, writeCart } from '#web/cookies/cart-cookie.server.ts';
import { takeFlash } from '#web/cookies/flash.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { aRunningShop, cookieHeader } from './running-shop.ts';
import type { TestShop } from './shop.ts';

const demo = { username: 'admin', password: 'shown at the start' };

type Visit = {
  path: string;
  cart?: Cart;
  form?: Record<string, string>;
  isDemo?: boolean;
  /** The account whose session the browser has. */
  userId?: string;
};

/** Makes the arguments of a route's loader or action when a browser with this cart requests the path, or posts the form. */
export async function visitArgs(shop: TestShop, { path, cart, form, isDemo, userId }: Visit) {
  const running = aRunningShop(shop, isDemo ? { demo } : {});
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(runningShopContext, running);
  context.set(requestDetailsContext, {
    requestId: 'a request',
    clientAddress: '127.0.0.1',
    nonce: 'n',
  });
  if (userId !== undefined) {
    context.set(accountContext, { userId, name: 'Kamala Silva', isAdmin: false });
    context.set(shopContext, asCustomer(shop, userId));
  }
  const url = new URL(path, 'http://localhost:3000');
  const headers = cart ? { Cookie: cookieHeader([await writeCart(running, cart)]) } : {};
  const request = form
    ? new Request(url, { method: 'POST', headers, body: new URLSearchParams(form) })
    : new Request(url, { headers });
  return { running, args: { request, url, context, params: {} } };
}

/** Returns the cart and the flash message that a browser has after this response. */
export async function browserStateAfter(running: RunningShop, response: Response) {
  const cookies = response.headers.getSetCookie().filter((cookie) => !/Max-Age=0/i.test(cookie));
  const next = new Request('http://localhost:3000/', {
    headers: { Cookie: cookieHeader(cookies) },
  });
  const { flash } = await takeFlash(running, next);
  return { cart: await readCart(running, next), flash };
}
