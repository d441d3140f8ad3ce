import type { Cart } from '#domain/cart/cart.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { action } from '#storefront/checkout/checkout.route.tsx';
import type { CheckoutAnswer } from '#storefront/checkout/checkout-answer.ts';
import type { Flash } from '#web/cookies/flash.server.ts';
import { keptBy, visitArgs } from './checkout-visit.ts';
import type { TestShop } from './shop.ts';

/** Where the browser is redirected, with its cookies; or the response to the form. */
type Pressed = {
  status: number;
  to?: string;
  cart?: Cart;
  flash?: Flash | undefined;
  answer?: CheckoutAnswer;
};

/** What the shopper fills in. */
export const typed = {
  customerName: 'Dilani Jayawardena',
  phone: '077 123 4567',
  email: '',
  address: '24/1, Temple Road',
  city: 'Matara',
  province: 'Southern',
  paymentMethod: 'cod',
  specialInstructions: 'Please call.',
};

/** What the browser sends besides, and whose session it has. */
type Pressing = Record<string, string> & { path?: string; userId?: string };

/** Submits the page of this cart, with what was typed and whatever else a browser may send. */
export async function press(
  shop: TestShop,
  cart: Cart,
  { path = '/checkout', userId, ...sent }: Pressing = {},
): Promise<Pressed> {
  const key = cart.key ? { idempotencyKey: cart.key } : {};
  const form = { ...typed, ...key, ...sent };
  const { args, running } = await visitArgs(shop, {
    path,
    cart,
    form,
    ...(userId !== undefined && { userId }),
  });
  const answer = await action(args as unknown as Parameters<typeof action>[0]);
  if (answer instanceof Response) {
    const kept = await keptBy(running, answer);
    return { status: answer.status, to: answer.headers.get('Location') ?? '', ...kept };
  }
  return { status: answer.init?.status ?? 200, answer: answer.data };
}

export async function orderIds(shop: TestShop) {
  return (await shop.db.select({ id: orders.id }).from(orders)).map(({ id }) => id);
}
