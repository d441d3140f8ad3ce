import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { removeAccount } from '#domain/accounts/account-writes.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { waitForBlockedTransaction } from '#test/blocked-transaction.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { linkGuestOrders } from './link-guest-orders.server.ts';

const phone = '+94771112233';
const email = 'kamala@example.lk';

async function kamalaAndHerGuestOrders() {
  const shop = await openTestShop();
  const kamala = await aCustomer(shop, { email, phone });
  const byPhone = await anOrder(shop, { customerPhone: phone, customerEmail: null });
  const byEmail = await anOrder(shop, { customerEmail: 'Kamala@Example.LK' });
  return { shop, kamala, userId: kamala.actor.userId, byPhone, byEmail };
}

async function accountOf(shop: Shop, orderId: string) {
  const [row] = await shop.db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.userId;
}

test('an unverified phone or e-mail address links no orders', async () => {
  const { shop, userId, byPhone, byEmail } = await kamalaAndHerGuestOrders();

  expect(await linkGuestOrders(shop, userId)).toBe(0);
  expect([await accountOf(shop, byPhone.id), await accountOf(shop, byEmail.id)]).toEqual([
    null,
    null,
  ]);
});

test('a verified e-mail address links the orders that were placed with it, in upper or lower case', async () => {
  const { shop, userId, byPhone, byEmail } = await kamalaAndHerGuestOrders();
  await shop.db
    .update(customers)
    .set({ emailVerifiedAt: shop.now() })
    .where(eq(customers.userId, userId));

  expect(await linkGuestOrders(shop, userId)).toBe(1);
  expect([await accountOf(shop, byPhone.id), await accountOf(shop, byEmail.id)]).toEqual([
    null,
    userId,
  ]);
  expect(await linkGuestOrders(shop, userId)).toBe(0);
});

test('a verified phone links its orders, including those placed as a guest later', async () => {
  const { shop, userId, byPhone, byEmail } = await kamalaAndHerGuestOrders();
  await shop.db
    .update(customers)
    .set({ phoneVerifiedAt: shop.now() })
    .where(eq(customers.userId, userId));

  expect(await linkGuestOrders(shop, userId)).toBe(1);
  expect([await accountOf(shop, byPhone.id), await accountOf(shop, byEmail.id)]).toEqual([
    userId,
    null,
  ]);

  const laterOrder = await anOrder(shop, { customerPhone: phone });
  expect(await linkGuestOrders(shop, userId)).toBe(1);
  expect(await accountOf(shop, laterOrder.id)).toBe(userId);
});

test('orders of another account stay in it, and orders whose person was removed are linked to no one', async () => {
  const { shop, userId } = await kamalaAndHerGuestOrders();
  const nimal = await aCustomer(shop);
  await shop.db
    .update(customers)
    .set({ emailVerifiedAt: shop.now(), phoneVerifiedAt: shop.now() })
    .where(eq(customers.userId, userId));
  const orderOfNimal = await anOrder(shop, { customerPhone: phone, userId: nimal.actor.userId });
  const removedOrder = await anOrder(shop, { customerEmail: email, personRemovedAt: shop.now() });

  await linkGuestOrders(shop, userId);

  expect(await accountOf(shop, orderOfNimal.id)).toBe(nimal.actor.userId);
  expect(await accountOf(shop, removedOrder.id)).toBeNull();
});

test('no orders are linked to an account that is being deleted or was deleted', async () => {
  const { shop, userId } = await kamalaAndHerGuestOrders();
  await shop.db.update(customers).set({ emailVerifiedAt: shop.now() });
  const results: { linked?: Promise<number> } = {};

  await inTransaction(shop, async (inside) => {
    await removeAccount(inside, userId);
    results.linked ??= linkGuestOrders(shop, userId);
    results.linked.catch(() => {});
    await waitForBlockedTransaction(inside);
    return ok();
  });

  expect(await results.linked).toBe(0);
  expect(await linkGuestOrders(shop, userId)).toBe(0);
});
