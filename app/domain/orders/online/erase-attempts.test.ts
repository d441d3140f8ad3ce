import { expect, test } from 'vitest';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { openTestShop } from '#test/shop.ts';
import { eraseAttempts } from './erase-attempts.server.ts';
import { recordNotification } from './record-notification.server.ts';
import { paymentAttempts, paymentNotifications } from './tables.server.ts';

test('the payment attempts and notifications of an order are deleted, and those of another order stay', async () => {
  const shop = await openTestShop();
  const [erased, other] = [await anOnlineOrder(shop), await anOnlineOrder(shop)];
  for (const order of [erased, other]) {
    await recordNotification(shop, aNotification(order, 2, { paymentId: order.orderNumber }));
  }
  await eraseAttempts(shop, [erased.id]);
  expect(await shop.db.select().from(paymentAttempts)).toMatchObject([{ orderId: other.id }]);
  expect(await shop.db.select().from(paymentNotifications)).toMatchObject([
    { paymentId: other.orderNumber },
  ]);
});
