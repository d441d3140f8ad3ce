import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { findOrder } from './find-order.server.ts';

test('an order is found with its lines in their order and their pictures, without its idempotency key', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { nameEn: 'Oil', images: ['/a.webp', '/b.webp'] });
  const tea = await aProduct(shop, { nameEn: 'Tea', priceLkr: 1450, active: false });
  const lines = [
    { product: tea, quantity: 2 },
    { product: oil, quantity: 1 },
  ];
  const { id, orderNumber } = await anOrder(shop, { lines });
  await anOrder(shop);

  const found = await findOrder(shop, id);

  expect(found).toMatchObject({
    id,
    orderNumber,
    lines: [
      { productName: { en: 'Tea' }, totalLkr: 2900, image: undefined },
      { productName: { en: 'Oil' }, totalLkr: 3800, image: '/a.webp' },
    ],
  });
  expect(found).not.toHaveProperty('idempotencyKey');
});

test.each([randomUUID(), 'ORD-1795240812345-482', "' or 1=1 --", '', '../../admin'])(
  'an unknown or malformed id finds nothing: %j',
  async (id) => {
    const shop = await openTestShop();
    await anOrder(shop);
    expect(await findOrder(shop, id)).toBeUndefined();
  },
);

test('neither the idempotency key nor the order number is accepted as the id of the order', async () => {
  const shop = await openTestShop();
  const { idempotencyKey, orderNumber } = await anOrder(shop);
  for (const guess of [idempotencyKey, orderNumber]) {
    expect(await findOrder(shop, guess)).toBeUndefined();
  }
});
