import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { mergeGuest } from './merge-guest.server.ts';

test('guest orders are linked at the first sign-in after their phone is verified, and not before', async () => {
  const shop = await openTestShop();
  const running = aRunningShop(shop);
  const phone = '+94771112233';
  const { userId } = (await aCustomer(shop, { phone })).actor;
  await anOrder(shop, { customerPhone: phone });
  const signIn = () => mergeGuest(running, new Request('http://localhost:3000/sign-in'), userId);
  const orderUserId = async () =>
    (await shop.db.select({ userId: orders.userId }).from(orders))[0]?.userId;

  await signIn();
  expect(await orderUserId()).toBeNull();

  await shop.db
    .update(customers)
    .set({ phoneVerifiedAt: shop.now() })
    .where(eq(customers.userId, userId));
  await signIn();
  expect(await orderUserId()).toBe(userId);
});
