import { expect, test } from 'vitest';
import { orders } from '#domain/orders/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { findKnownCustomer } from './find-known-customer.server.ts';

test('a phone number finds its newest order and the counts of its orders, and an incomplete or unknown number finds nothing', async () => {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { nameEn: 'Oil', priceLkr: 3800, stock: 9 });
  const lines = [{ product: oil, quantity: 2 }];
  await anOrder(shop, { lines, createdAt: new Date('2026-01-01T08:00:00Z'), customerName: 'N.' });
  await shop.db.update(orders).set({ deliveryRefusedAt: shop.now() });
  await anOrder(shop, {
    lines,
    createdAt: new Date('2026-02-01T08:00:00Z'),
    customerName: 'Nimal Perera',
  });

  const known = await findKnownCustomer(shop, '077 123 4567');

  expect(known).toMatchObject({
    phone: '+94771234567',
    fields: { customerName: 'Nimal Perera', city: 'Colombo', province: 'Western' },
    lastOrder: { totalLkr: 7600, lines: [{ productName: { en: 'Oil' }, quantity: 2 }] },
    ordersCount: 2,
    refusedCount: 1,
  });
  expect(await findKnownCustomer(shop, '077 123 456')).toBeUndefined();
  expect(await findKnownCustomer(shop, '077 123 4568')).toBeUndefined();
  expect(await findKnownCustomer(shop, '')).toBeUndefined();
});
