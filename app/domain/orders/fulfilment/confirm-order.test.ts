import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { confirmOrder } from './confirm-order.server.ts';

test('an order is confirmed by phone once, however often it is said', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await anOrder(shop);
  const saidAt = shop.now();
  await confirmOrder(shop, { orderId: id });
  shop.clock.at = new Date(saidAt.getTime() + 60_000);
  await confirmOrder(shop, { orderId: id });

  expect((await findOrder(shop, id))?.confirmedByPhoneAt).toEqual(saidAt);
  const events = (await listHistory(shop, id)).map((row) => row.event);
  expect(events).toEqual(['placed', 'confirmed']);
});
