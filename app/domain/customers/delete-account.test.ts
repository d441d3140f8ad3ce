import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers, sessions, users } from '#domain/accounts/tables.server.ts';
import { addCustomerAsAdmin } from '#domain/admins/add-customer-as-admin.server.ts';
import { removeAdmin } from '#domain/admins/remove-admin.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { cartLines, carts } from '#domain/cart/tables.server.ts';
import { addAddress } from '#domain/customers/addresses/add-address.server.ts';
import type { ShopEvent } from '#domain/kernel/events.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { aNewAddress } from '#test/address.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { deleteAccount } from './delete-account.server.ts';
import { customerAddresses, wishlists } from './tables.server.ts';

async function openShopWithKamala() {
  const announced: ShopEvent[] = [];
  const listener = async (_: unknown, event: ShopEvent) => {
    announced.push(event);
  };
  const shop = await aCustomer(await openTestShop({ listeners: [listener] }), {
    email: 'kamala@example.lk',
  });
  const { userId } = shop.actor;
  const product = await aProduct(shop);
  await addAddress(shop, userId, aNewAddress());
  await shop.db.insert(wishlists).values({ userId, productId: product.id, createdAt: shop.now() });
  await shop.db
    .insert(carts)
    .values({ userId, idempotencyKey: crypto.randomUUID(), updatedAt: shop.now() });
  await shop.db
    .insert(cartLines)
    .values({ userId, productId: product.id, position: 0, quantity: 2 });
  const session = { token: 't', userId, expiresAt: shop.now(), createdAt: shop.now() };
  await shop.db.insert(sessions).values({ ...session, updatedAt: shop.now() });
  return { shop, userId, announced };
}

test('an account is deleted with its sessions, addresses, wishlist and cart, and its orders stay without the person', async () => {
  const { shop, userId, announced } = await openShopWithKamala();
  await shop.db
    .update(customers)
    .set({ emailVerifiedAt: shop.now() })
    .where(eq(customers.userId, userId));
  const order = await anOrder(shop, { userId, status: 'delivered', notes: 'Ring twice, Kamala' });

  expect(await deleteAccount(shop, userId)).toMatchObject({ ok: true });

  const emptied = [users, sessions, customers, customerAddresses, wishlists, carts, cartLines];
  for (const table of emptied) {
    expect(await shop.db.select({ one: sql`1` }).from(table)).toEqual([]);
  }
  expect(await shop.db.select().from(orders)).toEqual([
    {
      ...order,
      searchText: `${order.orderNumber}\u001f\u001f${order.city}\u001f`.toLowerCase(),
      customerName: '',
      customerEmail: null,
      customerPhone: '',
      street: '',
      notes: '',
      userId: null,
      personRemovedAt: shop.now(),
    },
  ]);
  expect(announced).toEqual([
    { name: 'account-deleted', emails: ['kamala@example.lk'], phones: [], orderIds: [order.id] },
  ]);
});

test.each(['pending', 'paid', 'shipped'] as const)(
  'an account with an order that is %s cannot be deleted, and nothing changes',
  async (status) => {
    const { shop, userId, announced } = await openShopWithKamala();
    const order = await anOrder(shop, { userId, status });
    await anOrder(shop, { userId, status: 'delivered' });

    expect(await deleteAccount(shop, userId)).toEqual({
      ok: false,
      refusal: { code: 'has-open-order' },
    });

    const [storedOrder] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
    expect(storedOrder).toEqual(order);
    expect(await shop.db.select().from(customerAddresses)).toHaveLength(1);
    expect(announced).toEqual([]);
  },
);

const settledBy = {
  'a refund': { refundedLkr: sql`${orders.receivedLkr}`, paymentStatus: 'refunded' },
  'a refund of the excess': { refundedLkr: sql`${orders.receivedLkr} - ${orders.totalLkr}` },
  'settling the chargeback': { chargedBackAt: null },
} as const;

test.each([
  [{ status: 'cancelled', paymentStatus: 'paid' }, 'a refund'],
  [{ status: 'delivered', paymentStatus: 'paid', receivedLkr: 100_000 }, 'a refund of the excess'],
  [{ status: 'delivered', chargedBackAt: new Date('2026-11-20') }, 'settling the chargeback'],
] as const)(
  'an account with an order that is %j cannot be deleted before %s',
  async (order, settling) => {
    const { shop, userId } = await openShopWithKamala();
    const { id } = await anOrder(shop, { userId, ...order });

    expect(await deleteAccount(shop, userId)).toEqual({
      ok: false,
      refusal: { code: 'has-open-refund' },
    });
    expect(await shop.db.$count(customerAddresses)).toBe(1);

    await shop.db.update(orders).set(settledBy[settling]).where(eq(orders.id, id));
    expect(await deleteAccount(shop, userId)).toMatchObject({ ok: true });
  },
);

test("other people's orders and accounts stay as they are, and an unverified address is not announced", async () => {
  const { shop, userId, announced } = await openShopWithKamala();
  const nimal = await aCustomer(shop);
  const orderOfNimal = await anOrder(shop, { userId: nimal.actor.userId });
  const guestOrder = await anOrder(shop, { customerEmail: 'kamala@example.lk' });

  await deleteAccount(shop, userId);

  const storedOrders = await shop.db.select().from(orders);
  expect(storedOrders).toHaveLength(2);
  expect(storedOrders).toEqual(expect.arrayContaining([orderOfNimal, guestOrder]));
  expect(await shop.db.select({ id: users.id }).from(users)).toEqual([{ id: nimal.actor.userId }]);
  expect(announced).toEqual([{ name: 'account-deleted', emails: [], phones: [], orderIds: [] }]);
});

test('the account of an admin cannot be deleted', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);

  expect(await deleteAccount(shop, owner.actor.userId)).toEqual({
    ok: false,
    refusal: { code: 'is-admin' },
  });
  expect(await shop.db.select({ id: users.id }).from(users)).toHaveLength(1);
});

test('the activity log keeps neither name nor e-mail address of a deleted customer who was an admin for a while', async () => {
  const { shop, userId } = await openShopWithKamala();
  const owner = await anOwner(shop);
  await shop.db.update(customers).set({ emailVerifiedAt: shop.now() });
  await addCustomerAsAdmin(owner, { email: 'kamala@example.lk', role: 'owner' });
  await removeAdmin(owner, userId, { canDemoAccountSignIn: false });

  expect(await deleteAccount(shop, userId)).toMatchObject({ ok: true });

  const log = await shop.db.select().from(auditEntries).orderBy(auditEntries.number);
  expect(log.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['admin-added', userId],
    ['admin-removed', userId],
  ]);
  expect(JSON.stringify(log.map(({ before, after }) => [before, after]))).not.toMatch(/kamala/i);
});
