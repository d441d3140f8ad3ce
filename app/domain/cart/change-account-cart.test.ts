import { expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import { fillAccountCart } from '#test/account-cart.ts';
import { aCustomer, aProduct, openTestShop } from '#test/shop.ts';
import { addToCart, emptyCart } from './cart.ts';
import { changeAccountCart } from './change-account-cart.server.ts';
import { findAccountCart } from './find-account-cart.server.ts';
import { carts } from './tables.server.ts';

async function aShopWithCustomer() {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  return { shop, userId, oil: await aProduct(shop) };
}

function addOne(productId: string): Parameters<typeof changeAccountCart>[2] {
  return async (_, cart) => {
    const added = addToCart(cart, { productId, quantity: 1 });
    return added.ok ? ok({ cart: added.value }) : refuse(added.refusal);
  };
}

test('lines added on one device are found on every other device, in the same order', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  const tea = await aProduct(shop);

  const cart = await fillAccountCart(shop, userId, [tea, 2], [oil, 1]);

  expect(await findAccountCart(shop, userId)).toEqual(cart);
  expect(cart.lines).toEqual([
    { productId: tea.id, quantity: 2 },
    { productId: oil.id, quantity: 1 },
  ]);
});

test('fifty concurrent additions add up to fifty', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();

  await Promise.all(
    Array.from({ length: 50 }, () => changeAccountCart(shop, userId, addOne(oil.id))),
  );

  expect((await findAccountCart(shop, userId)).lines).toEqual([
    { productId: oil.id, quantity: 50 },
  ]);
});

test('a refused change leaves the cart unchanged', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  const cart = await fillAccountCart(shop, userId, [oil, 9_999]);

  const changed = await changeAccountCart(shop, userId, addOne(oil.id));

  expect(changed).toEqual({ ok: false, refusal: { code: 'quantity-invalid' } });
  expect(await findAccountCart(shop, userId)).toEqual(cart);
});

test('the cart’s key stays the same while it has lines, and changes once the cart is cleared', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  const { key } = await fillAccountCart(shop, userId, [oil, 1]);
  expect((await fillAccountCart(shop, userId, [oil, 1])).key).toBe(key);

  await changeAccountCart(shop, userId, async () => ok({ cart: emptyCart }));

  expect(await findAccountCart(shop, userId)).toEqual(emptyCart);
  expect(await shop.db.select().from(carts)).toMatchObject([{ userId }]);
  expect((await fillAccountCart(shop, userId, [oil, 1])).key).not.toBe(key);
});

test('each account has its own cart', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  const other = (await aCustomer(shop)).actor.userId;
  await fillAccountCart(shop, userId, [oil, 3]);

  expect(await findAccountCart(shop, other)).toEqual(emptyCart);
  await fillAccountCart(shop, other, [oil, 1]);
  expect((await findAccountCart(shop, userId)).lines).toMatchObject([{ quantity: 3 }]);
});
