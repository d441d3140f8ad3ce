import { randomInt, randomUUID } from 'node:crypto';
import { aBuyer, checkoutFields, putInCart } from '#test/shopping.ts';
import { visitorOf } from '#test/visitor.ts';
import { writeCart } from '#web/cookies/cart-cookie.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** A checkout form that is ready to be submitted. */
export type OrderForm = { headers: Record<string, string>; body: string };

/** The secret of the measured shop, with which this script signs carts instead of filling them one by one. */
export const benchSecret = 'a secret that only the benchmark knows, for its own shop';

/** Makes the forms of this many shoppers, each with a cart, a phone number and an IP address of their own. */
export async function orderForms(url: string, count: number): Promise<OrderForm[]> {
  const { productId, hidden } = await goShopping(url);
  const forms: OrderForm[] = [];
  for (let index = 0; index < count; index += 1) {
    const key = randomUUID();
    const cart = { key, lines: [{ productId, quantity: 1 }] };
    const cookie = await writeCart({ secret: benchSecret, https: false } as RunningShop, cart);
    forms.push({
      headers: {
        Cookie: cookie.split(';')[0] ?? '',
        Origin: url,
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.'),
      },
      body: `${new URLSearchParams({ ...hidden, ...aBuyer(), idempotencyKey: key })}`,
    });
  }
  return forms;
}

/** Returns the first product of the shop, and the hidden fields of its checkout. */
export async function goShopping(url: string) {
  const visitor = visitorOf(url);
  const { body } = await visitor.get('/');
  const productId = /name="productId" value="([0-9a-f-]{36})"/.exec(body)?.[1];
  if (!productId) throw new Error('The landing page offers no product.');
  await putInCart(visitor, productId);
  const checkout = await visitor.get('/checkout');
  return { productId, hidden: checkoutFields(checkout.body) };
}
