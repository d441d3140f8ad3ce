import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { maxNameLength } from '#domain/accounts/sign-up-form.ts';
import { customers, users } from '#domain/accounts/tables.server.ts';
import { linkOrder } from '#domain/customers/guest-orders/link-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { verify } from '#test/password-reset.ts';
import { aCustomer, openTestShop, type TestShop } from '#test/shop.ts';
import { createAccountFromOrder } from './create-account-from-order.server.ts';

const password = 'sesame-and-turmeric';
const customerPhone = '+94771112233';
let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});

function createFrom(orderId: string, form: { password?: string; signUpKey?: string } = {}) {
  return createAccountFromOrder(shop, '192.0.2.1', { orderId, password, ...form });
}

async function accountOf(orderId: string) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return row?.userId;
}

test('a guest order and a password make an account: only that order is linked, and the phone stays unverified', async () => {
  const order = await anOrder(shop, { customerPhone, customerName: 'Selvi' });
  const earlier = await anOrder(shop, { customerPhone, customerName: 'Selvi' });

  const created = await createFrom(order.id);

  const userId = created.ok ? created.value.userId : '';
  expect(await accountOf(order.id)).toBe(userId);
  expect(await accountOf(earlier.id)).toBeNull();
  expect(await shop.db.select().from(customers)).toMatchObject([
    { userId, name: 'Selvi', phone: customerPhone, phoneVerifiedAt: null, email: '' },
  ]);
});

test('a name that is too long for an account is cut between characters', async () => {
  const name = 'S'.repeat(maxNameLength - 1);
  const order = await anOrder(shop, { customerPhone, customerName: `${name}😀😀` });
  await createFrom(order.id);
  expect(await shop.db.select().from(customers)).toMatchObject([{ name: `${name}😀` }]);
});

test('an order is not linked to an account that was deleted in the meantime', async () => {
  const order = await anOrder(shop);
  expect(await linkOrder(shop, { userId: randomUUID(), orderId: order.id })).toBe(false);
  expect(await accountOf(order.id)).toBeNull();
});

test('an order that is linked to an account stays linked to it, and no account is made', async () => {
  const { userId } = (await aCustomer(shop)).actor;
  const order = await anOrder(shop, { userId });
  expect(await createFrom(order.id)).toEqual({ ok: false, refusal: { code: 'order-has-account' } });
  expect(await linkOrder(shop, { userId: randomUUID(), orderId: order.id })).toBe(false);
  expect(await accountOf(order.id)).toBe(userId);
  expect(await shop.db.$count(users)).toBe(1);
});

test('an order number, an invented id and an order whose customer data was removed make no account', async () => {
  const order = await anOrder(shop);
  const removedOrder = await anOrder(shop, { personRemovedAt: shop.now() });
  for (const id of [order.orderNumber, randomUUID(), removedOrder.id]) {
    expect(await createFrom(id)).toEqual({ ok: false, refusal: { code: 'order-unknown' } });
  }
  expect(await shop.db.$count(users)).toBe(0);
});

test('a phone that another account has verified is refused', async () => {
  const kamala = await aCustomer(shop, { phone: customerPhone });
  await verify(shop, kamala.actor.userId, customerPhone);
  const order = await anOrder(shop, { customerPhone });
  expect(await createFrom(order.id)).toEqual({ ok: false, refusal: { code: 'already-used' } });
  expect(await accountOf(order.id)).toBeNull();
});

test('a form that is sent twice makes one account, and is refused with another password', async () => {
  const order = await anOrder(shop, { customerPhone });
  const signUpKey = randomUUID();
  const first = await createFrom(order.id, { signUpKey });
  const userId = first.ok ? first.value.userId : '';
  expect(await createFrom(order.id, { signUpKey })).toMatchObject({ ok: true, value: { userId } });
  expect(await createFrom(order.id, { signUpKey, password: 'a guess at hers' })).toEqual({
    ok: false,
    refusal: { code: 'order-has-account' },
  });
  expect(await shop.db.$count(users)).toBe(1);
});

test('five concurrent requests make one account from an order', async () => {
  const order = await anOrder(shop);
  const created = await Promise.all(Array.from({ length: 5 }, () => createFrom(order.id)));
  expect(created.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shop.db.$count(users)).toBe(1);
});

test('each request spends a sign-up attempt of the IP address, twenty in an hour, also for unknown orders', async () => {
  const order = await anOrder(shop);
  for (let attempt = 0; attempt < 20; attempt += 1) await createFrom(randomUUID());
  expect(await createFrom(order.id)).toMatchObject({ refusal: { code: 'too-many-attempts' } });
});
