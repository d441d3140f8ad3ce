import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fillAccountCart } from '#test/account-cart.ts';
import { aCart } from '#test/checkout.ts';
import { aPromo } from '#test/promo.ts';
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

test('merging adds up the quantities of both carts, and appends the guest’s other products', async () => {
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

test('merging the same cart several times at once adds its lines once', async () => {
  const { shop, userId, oil, quantities } = await aShopWithCustomer();
  const guest = aCart([oil, 3]);

  await Promise.all(Array.from({ length: 5 }, () => mergeGuestCart(shop, userId, guest)));

  expect(await quantities()).toEqual([3]);
});

test('merging a guest cart again adds only what was added to it since', async () => {
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

test('more than 9,999 units of a product become 9,999, and the result says so', async () => {
  const { shop, userId, oil, quantities } = await aShopWithCustomer();
  await fillAccountCart(shop, userId, [oil, 9_000]);

  expect(await mergeGuestCart(shop, userId, aCart([oil, 1_000]))).toEqual({ isCapped: true });
  expect(await quantities()).toEqual([9_999]);
});

test('merging two full carts leaves out no product', async () => {
  const { shop, userId, quantities } = await aShopWithCustomer();
  const products = await Promise.all(Array.from({ length: 60 }, () => aProduct(shop)));
  const lines = products.map((product): [typeof product, number] => [product, 1]);
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

test('the record of a merged cart is deleted once its cookie has expired', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  await mergeGuestCart(shop, userId, aCart([oil, 1]));
  shop.clock.at = new Date(shop.clock.at.getTime() + 62 * 24 * 60 * 60 * 1000);

  await mergeGuestCart(shop, userId, aCart([oil, 1]));

  expect(await shop.db.$count(mergedCartLines)).toBe(1);
});

const isOver = { endsAt: new Date('2020-01-01T00:00:00Z') };

test.each([
  ['the code of the account is kept', { own: {}, merged: 'OWN10' }],
  ['the code of the guest is taken over if the account has none', { merged: 'GUEST5' }],
  ['the code of the guest replaces one that is over', { own: isOver, merged: 'GUEST5' }],
])(
  'when carts with promo codes are merged, %s',
  async (_, { own, merged }: { own?: { endsAt?: Date }; merged: string }) => {
    const { shop, userId, oil, tea } = await aShopWithCustomer();
    await fillAccountCart(shop, userId, [oil, 1]);
    await aPromo(shop, { code: 'GUEST5' });
    if (own) await aPromo(shop, { code: 'OWN10', ...own });
    await shop.db.update(carts).set({ promoCode: own ? 'OWN10' : null });
    await mergeGuestCart(shop, userId, { ...aCart([tea, 1]), promoCode: 'GUEST5' });
    expect((await findAccountCart(shop, userId)).promoCode).toBe(merged);
  },
);
