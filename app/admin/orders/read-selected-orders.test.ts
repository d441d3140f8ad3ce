import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { readSelectedOrders } from './read-selected-orders.server.ts';

test('orders whose payment was refunded or charged back are listed apart and not offered for shipping', async () => {
  const shop = await anOwner(await openTestShop());
  const paid = { status: 'paid', paymentMethod: 'payhere' } as const;
  const shippable = await anOrder(shop, { ...paid, paymentStatus: 'paid' });
  const cash = await anOrder(shop);
  const refunded = await anOrder(shop, { ...paid, paymentStatus: 'refunded' });
  const chargedBack = await anOrder(shop, { ...paid, chargedBackAt: shop.now() });
  const delivered = await anOrder(shop, { status: 'delivered' });
  const all = [shippable, refunded, cash, chargedBack, delivered];

  const selected = await readSelectedOrders(
    shop,
    all.map(({ id }) => id),
  );

  expect({ ...selected, orders: selected.orders.map(({ id }) => id) }).toEqual({
    orders: [shippable.id, cash.id],
    withReversedPayment: [refunded.orderNumber, chargedBack.orderNumber],
    notShippable: [delivered.orderNumber],
    idsForNextForm: [],
  });
});

test('the selected orders that are too many for one page are kept for the next page', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await anOrder(shop);
  const unknownIds = Array.from({ length: 49 }, (_, index) => `unknown-${index}`);

  const read = (ids: string[]) => readSelectedOrders(shop, ids);

  expect((await read([id, id, ...unknownIds])).idsForNextForm).toEqual([]);
  expect((await read([...unknownIds, 'one-more', id])).idsForNextForm).toEqual([id]);
});
