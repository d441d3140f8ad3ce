import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction } from '#domain/kernel/shop.server.ts';
import { aCart } from '#test/checkout.ts';
import { aCustomer, aProduct, openTestShop } from '#test/shop.ts';
import { emptyCart } from './cart.ts';
import { lockCart, saveLockedCart } from './lock-cart.server.ts';
import { cartLines, carts } from './tables.server.ts';

test('the cart of an account is empty until a cart is saved', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  const cart = aCart([await aProduct(shop), 2]);

  const locked = await inTransaction(shop, async (shop) => {
    const before = await lockCart(shop, userId);
    await saveLockedCart(shop, userId, cart);
    return ok(before);
  });

  expect(locked).toEqual({ ok: true, value: emptyCart });
  expect(await lockCart(shop, userId)).toEqual(cart);
});

test('a cleared cart loses its lines and its key', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  const cart = aCart([await aProduct(shop), 2]);
  await lockCart(shop, userId);
  await saveLockedCart(shop, userId, cart);

  await saveLockedCart(shop, userId, emptyCart);

  expect(await shop.db.$count(cartLines)).toBe(0);
  expect(await shop.db.$count(carts, eq(carts.idempotencyKey, cart.key))).toBe(0);
  expect(await shop.db.$count(carts)).toBe(1);
});
