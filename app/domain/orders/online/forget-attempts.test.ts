import { expect, test } from 'vitest';
import { anOnlineOrder, heard } from '#test/online-payment.ts';
import { openTestShop } from '#test/shop.ts';
import { forgetAttempts } from './forget-attempts.server.ts';
import { paymentAttempts, paymentNotices } from './tables.server.ts';
import { takeNotice } from './take-notice.server.ts';

test('tries to pay go with their order, and those of another stay', async () => {
  const shop = await openTestShop();
  const [gone, other] = [await anOnlineOrder(shop), await anOnlineOrder(shop)];
  for (const order of [gone, other]) {
    await takeNotice(shop, heard(order, 2, { paymentId: order.orderNumber }));
  }
  await forgetAttempts(shop, [gone.id]);
  expect(await shop.db.select().from(paymentAttempts)).toMatchObject([{ orderId: other.id }]);
  expect(await shop.db.select().from(paymentNotices)).toMatchObject([
    { paymentId: other.orderNumber },
  ]);
});
