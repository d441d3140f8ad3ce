import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fillAccountCart } from '#test/account-cart.ts';
import { aCart } from '#test/checkout.ts';
import { aCustomer, aProduct, openTestShop } from '#test/shop.ts';
import { emptyCart } from './cart.ts';
import { findAccountCart } from './find-account-cart.server.ts';
import { mergeGuestCart } from './merge-guest-cart.server.ts';
import { carts, mergedCartLines } from './tables.server.ts';

async function aShopWithCustomer() {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  const [oil, tea] = [await aProduct(shop), await aProduct(shop)];
  const quantities = async () =>
    (await findAccountCart(shop, userId)).lines.map(({ quantity }) => quantity);
  return { shop, userId, oil, tea, quantities };
}

test('the quantities of a guest and of the account add up, and new products come after', async () => {
  const { shop, userId, oil, tea } = await aShopWithCustomer();
  const { key } = await fillAccountCart(shop, userId, [oil, 2]);

  const { isCapped } = await mergeGuestCart(shop, userId, aCart([tea, 1], [oil, 3]));

  expect(isCapped).toBe(false);
  expect(await findAccountCart(shop, userId)).toEqual({
    key,
    lines: [
      { productId: oil.id, quantity: 5 },
      { productId: tea.id, quantity: 1 },
    ],
  });
});

test('joining the same cart twice adds once, even in one moment', async () => {
  const { shop, userId, oil, quantities } = await aShopWithCustomer();
  const guest = aCart([oil, 3]);

  await Promise.all(Array.from({ length: 5 }, () => mergeGuestCart(shop, userId, guest)));

  expect(await quantities()).toEqual([3]);
});

test('what came into a guest’s cart after its first joining joins later', async () => {
  const { shop, userId, oil, tea, quantities } = await aShopWithCustomer();
  const guest = aCart([oil, 3]);
  await mergeGuestCart(shop, userId, guest);
  const lines = [
    { productId: oil.id, quantity: 4 },
    { productId: tea.id, quantity: 1 },
  ];

  await mergeGuestCart(shop, userId, { ...guest, lines });
  await mergeGuestCart(shop, userId, { ...guest, lines });

  expect(await quantities()).toEqual([4, 1]);
});

test('more than 9,999 of a product become 9,999, and the shopper is told', async () => {
  const { shop, userId, oil, quantities } = await aShopWithCustomer();
  await fillAccountCart(shop, userId, [oil, 9_000]);

  expect(await mergeGuestCart(shop, userId, aCart([oil, 1_000]))).toEqual({ isCapped: true });
  expect(await quantities()).toEqual([9_999]);
});

test('no product is left out where both carts are full', async () => {
  const { shop, userId, quantities } = await aShopWithCustomer();
  const shelf = await Promise.all(Array.from({ length: 60 }, () => aProduct(shop)));
  const lines = shelf.map((product): [typeof product, number] => [product, 1]);
  await fillAccountCart(shop, userId, ...lines.slice(0, 40));

  await mergeGuestCart(shop, userId, aCart(...lines.slice(20)));

  expect(await quantities()).toEqual([
    ...Array(20).fill(1),
    ...Array(20).fill(2),
    ...Array(20).fill(1),
  ]);
});

test('an empty cart, or a product that this shop never had, changes nothing', async () => {
  const { shop, userId } = await aShopWithCustomer();

  await mergeGuestCart(shop, userId, emptyCart);
  await mergeGuestCart(shop, userId, aCart([{ id: randomUUID() }, 1]));

  expect(await findAccountCart(shop, userId)).toEqual(emptyCart);
});

test('what has joined is forgotten after the browser has forgotten its cart', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  await mergeGuestCart(shop, userId, aCart([oil, 1]));
  shop.clock.at = new Date(shop.clock.at.getTime() + 62 * 24 * 60 * 60 * 1000);

  await mergeGuestCart(shop, userId, aCart([oil, 1]));

  expect(await shop.db.$count(mergedCartLines)).toBe(1);
});

test.each([
  ['the account’s stays', { own: 'OWN10', joined: 'OWN10' }],
  ['a guest’s comes along', { joined: 'GUEST5' }],
])(
  'of the promo codes of two carts %s',
  async (_, { own, joined }: { own?: string; joined: string }) => {
    const { shop, userId, oil, tea } = await aShopWithCustomer();
    await fillAccountCart(shop, userId, [oil, 1]);
    await shop.db.update(carts).set({ promoCode: own ?? null });
    await mergeGuestCart(shop, userId, { ...aCart([tea, 1]), promoCode: 'GUEST5' });
    expect((await findAccountCart(shop, userId)).promoCode).toBe(joined);
  },
);
