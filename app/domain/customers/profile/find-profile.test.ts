import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { customerNotes } from '#domain/customers/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { findProfile } from './find-profile.server.ts';
import { listProfileOrders } from './list-profile-orders.server.ts';
import { listUsedAddresses } from './list-used-addresses.server.ts';

const phone = '+94715550121';

async function openShop() {
  const shop = await openTestShop();
  const hoursLater = (hour: number) => new Date(shop.now().getTime() + hour * 3_600_000);
  return { shop, owner: await anOwner(shop), hoursLater };
}

test('a guest is found by phone, with the name and language of the newest order and the last e-mail address given', async () => {
  const { shop, owner, hoursLater } = await openShop();
  const mine = { customerPhone: phone };
  await anOrder(shop, { ...mine, customerName: 'K. Perera', customerEmail: 'k@example.lk' });
  const named = { customerName: 'කමලා පෙරේරා', customerEmail: null, language: 'si' } as const;
  await anOrder(shop, { ...mine, ...named, createdAt: hoursLater(1) });

  expect(await findProfile(owner, phone)).toEqual({
    phone,
    name: 'කමලා පෙරේරා',
    email: 'k@example.lk',
    language: 'si',
    account: undefined,
  });
  expect(await findProfile(owner, '+94715550199')).toBeUndefined();
});

test('an account is found before its first order: the one that verified the phone, or else the oldest', async () => {
  const { shop, owner, hoursLater } = await openShop();
  const since = shop.now();
  await aCustomer(shop, { name: 'Was first', phone });
  shop.clock.at = hoursLater(1);
  const { userId } = (await aCustomer(shop, { name: 'Kamala', phone, email: '' })).actor;
  expect(await findProfile(owner, phone)).toMatchObject({
    name: 'Was first',
    account: { since, isPhoneVerified: false },
  });
  await shop.db
    .update(customers)
    .set({ phoneVerifiedAt: shop.now() })
    .where(eq(customers.userId, userId));
  expect(await findProfile(owner, phone)).toMatchObject({
    name: 'Kamala',
    email: undefined,
    account: { isPhoneVerified: true },
  });
});

test('a customer with only a note is found, so that the note can be read and removed', async () => {
  const { shop, owner } = await openShop();
  await shop.db
    .insert(customerNotes)
    .values({ phone, text: 'Ring twice', authorName: 'Sunil', createdAt: shop.now() });
  expect(await findProfile(owner, phone)).toMatchObject({ name: phone, account: undefined });
});

test('the orders of this phone alone are listed, newest first, ten a page', async () => {
  const { shop, owner, hoursLater } = await openShop();
  const numbers: string[] = [];
  for (let hour = 0; hour < 12; hour += 1) {
    const order = await anOrder(shop, { customerPhone: phone, createdAt: hoursLater(hour) });
    numbers.unshift(order.orderNumber);
  }
  await anOrder(shop);

  const shown = async (page: number) => {
    const list = await listProfileOrders(owner, { phone, page });
    return { ...list, orders: list.orders.map(({ orderNumber }) => orderNumber) };
  };
  expect(await shown(1)).toEqual({ orders: numbers.slice(0, 10), page: 1, pages: 2 });
  expect(await shown(9)).toEqual({ orders: numbers.slice(10), page: 2, pages: 2 });
});

test('each address is listed once with its number of orders and its recipient, the last used first', async () => {
  const { shop, owner, hoursLater } = await openShop();
  const mine = { customerPhone: phone };
  await anOrder(shop, mine);
  await anOrder(shop, { ...mine, street: '7 Lake Road', city: 'Kandy', createdAt: hoursLater(1) });
  await anOrder(shop, { ...mine, createdAt: hoursLater(2) });
  await anOrder(shop, { street: '1 Other Lane' });

  expect(await listUsedAddresses(owner, phone)).toMatchObject([
    {
      street: '12 Temple Road',
      ordersCount: 2,
      lastOrderAt: hoursLater(2),
      customerName: 'Nimal Perera',
    },
    { street: '7 Lake Road', city: 'Kandy', ordersCount: 1, lastOrderAt: hoursLater(1) },
  ]);
});
