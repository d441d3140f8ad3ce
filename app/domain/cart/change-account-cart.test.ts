import { expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import { fillKeptCart } from '#test/kept-cart.ts';
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

function addOne(productId: string, quantity = 1): Parameters<typeof changeAccountCart>[2] {
  return async (_, cart) => {
    const added = addToCart(cart, { productId, quantity });
    return added.ok ? ok({ cart: added.value }) : refuse(added.refusal);
  };
}

test('what one device puts into the cart of the account, every other one finds there, in its order', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  const tea = await aProduct(shop);

  const cart = await fillKeptCart(shop, userId, [tea, 2], [oil, 1]);

  expect(await findAccountCart(shop, userId)).toEqual(cart);
  expect(cart.lines).toEqual([
    { productId: tea.id, quantity: 2 },
    { productId: oil.id, quantity: 1 },
  ]);
});

test('fifty additions at once add up to fifty', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();

  await Promise.all(
    Array.from({ length: 50 }, () => changeAccountCart(shop, userId, addOne(oil.id))),
  );

  expect((await findAccountCart(shop, userId)).lines).toEqual([
    { productId: oil.id, quantity: 50 },
  ]);
});

test('what is refused leaves the cart as it was', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  const cart = await fillKeptCart(shop, userId, [oil, 9_999]);

  const changed = await changeAccountCart(shop, userId, addOne(oil.id));

  expect(changed).toEqual({ ok: false, refusal: { code: 'quantity-invalid' } });
  expect(await findAccountCart(shop, userId)).toEqual(cart);
});

test('the key stays while the cart is filled, and is another once it was cleared', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  const { key } = await fillKeptCart(shop, userId, [oil, 1]);
  expect((await fillKeptCart(shop, userId, [oil, 1])).key).toBe(key);

  await changeAccountCart(shop, userId, async () => ok({ cart: emptyCart }));

  expect(await findAccountCart(shop, userId)).toEqual(emptyCart);
  expect(await shop.db.select().from(carts)).toMatchObject([{ userId }]);
  expect((await fillKeptCart(shop, userId, [oil, 1])).key).not.toBe(key);
});

test('two accounts have two carts', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  const other = (await aCustomer(shop)).actor.userId;
  await fillKeptCart(shop, userId, [oil, 3]);

  expect(await findAccountCart(shop, other)).toEqual(emptyCart);
  await fillKeptCart(shop, other, [oil, 1]);
  expect((await findAccountCart(shop, userId)).lines).toMatchObject([{ quantity: 3 }]);
});
