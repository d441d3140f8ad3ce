import type { Cart } from '#domain/cart/cart.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { action } from '#storefront/checkout/checkout.route.tsx';
import type { CheckoutAnswer } from '#storefront/checkout/checkout-answer.ts';
import type { Flash } from '#web/cookies/flash.server.ts';
import { browserStateAfter, visitArgs } from './checkout-visit.ts';
import type { TestShop } from './shop.ts';

/** The redirect, with the cart and the flash message that the browser then has; or the response to the form. */
type CheckoutResult = {
  status: number;
  to?: string;
  cart?: Cart;
  flash?: Flash | undefined;
  /** The browser loads the page as a new document. */
  isDocument?: true;
  answer?: CheckoutAnswer;
  /** The cookies that the response to the form sets, if any: it may change the cart, too. */
  setCookies?: string[];
};

/** The fields that the shopper fills in. */
export const checkoutFields = {
  customerName: 'Dilani Jayawardena',
  phone: '077 123 4567',
  email: '',
  address: '24/1, Temple Road',
  city: 'Matara',
  province: 'Southern',
  paymentMethod: 'cod',
  specialInstructions: 'Please call.',
};

/** Further fields of the form, the path of the page, and the account that is signed in. */
type CheckoutOverrides = Record<string, string> & { path?: string; userId?: string };

/** Submits the checkout form of this cart with `checkoutFields` and further fields. */
export async function submitCheckout(
  shop: TestShop,
  cart: Cart,
  { path = '/checkout', userId, ...extraFields }: CheckoutOverrides = {},
): Promise<CheckoutResult> {
  const key = cart.key ? { idempotencyKey: cart.key } : {};
  const form = { ...checkoutFields, ...key, ...extraFields };
  const { args, running } = await visitArgs(shop, {
    path,
    cart,
    form,
    ...(userId !== undefined && { userId }),
  });
  const returned = await action(args as unknown as Parameters<typeof action>[0]);
  if (returned instanceof Response) {
    const state = await browserStateAfter(running, returned);
    const isDocument =
      returned.headers.has('X-Remix-Reload-Document') && ({ isDocument: true } as const);
    const to = returned.headers.get('Location') ?? '';
    return { status: returned.status, to, ...state, ...isDocument };
  }
  const setCookies = new Headers(returned.init?.headers).getSetCookie();
  const changed = setCookies.length > 0 && { setCookies };
  return { status: returned.init?.status ?? 200, answer: returned.data, ...changed };
}

export async function orderIds(shop: TestShop) {
  return (await shop.db.select({ id: orders.id }).from(orders)).map(({ id }) => id);
}
