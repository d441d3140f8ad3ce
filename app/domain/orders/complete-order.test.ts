import { expect, test } from 'vitest';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { aProduct } from '#test/shop.ts';
import { completeOrder } from './complete-order.server.ts';
import { findOrder } from './find-order.server.ts';
import { openOrder } from './open-order.server.ts';

test('a completed order has its lines and its sums', async () => {
  const shop = await openSellingShop();
  await shop.db.update(settings).set({ freeDelivery: false, deliveryFeeLkr: 350 });
  const oil = await aProduct(shop, { nameEn: 'Oil', priceLkr: 3800 });
  const tea = await aProduct(shop, { nameEn: 'Tea', priceLkr: 1450 });
  const cart = aCart([tea, 3], [oil, 1]);
  const opened = await openOrder(shop, cart, formFor(cart));
  const orderId = opened?.id ?? '';

  await completeOrder(shop, orderId, await priceCart(shop, cart));

  expect(await findOrder(shop, orderId)).toMatchObject({
    subtotalLkr: 8150,
    deliveryFeeLkr: 350,
    totalLkr: 8500,
    lines: [
      { productName: { en: 'Tea' }, quantity: 3, priceLkr: 1450, totalLkr: 4350 },
      { productName: { en: 'Oil' }, quantity: 1, priceLkr: 3800, totalLkr: 3800 },
    ],
  });
});
