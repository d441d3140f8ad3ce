import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findOrder } from './find-order.server.ts';
import { shipOrders } from './ship-orders.server.ts';

test('several are shipped at once; what is delivered or cancelled stays as it is', async () => {
  const shop = await anOwner(await openTestShop());
  const pending = await anOrder(shop);
  const paid = await anOrder(shop, { status: 'paid', paymentStatus: 'paid' });
  const delivered = await anOrder(shop, { status: 'delivered' });
  const cancelled = await anOrder(shop, { status: 'cancelled' });
  const all = [pending, paid, delivered, cancelled].map((order) => order.id);

  const done = await shipOrders(shop, [...all, 'nonsense', pending.id]);

  expect(done).toEqual({
    shipped: [pending.orderNumber, paid.orderNumber],
    left: [delivered.orderNumber, cancelled.orderNumber],
  });
  const after = await Promise.all(all.map((id) => findOrder(shop, id)));
  expect(after.map((order) => order?.status)).toEqual([
    'shipped',
    'shipped',
    'delivered',
    'cancelled',
  ]);
});
