import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { channelChoices } from '#domain/messages/channel-choices/tables.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts';
import { countFlagged } from '#domain/orders/payment.server.ts';
import { listOrders } from '#domain/orders/reading/list-orders.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { fillAccountCart } from '#test/account-cart.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { aCustomer, anOwner, aProduct, type TestShop } from '#test/shop.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { maxOrdersPerPhoneAndHour } from './has-too-many-orders.server.ts';
import { placeOrder } from './place-order.server.ts';

const clientBucket = '203.0.113.7';
let phones = 0;

async function order(shop: Shop, overrides: Partial<CheckoutForm> & { units?: number } = {}) {
  const { units = 1, ...form } = overrides;
  const product = await aProduct(shop, { stock: 10_000 });
  const cart = aCart([product, units]);
  phones += 1;
  const phone = `+9471${`${phones}`.padStart(7, '0')}`;
  const placed = await placeOrder(shop, cart, formFor(cart, { phone, email: undefined, ...form }));
  if (!placed.ok) throw new Error(placed.refusal.code);
  shop.now = () => new Date(Date.parse('2026-11-21T03:30:00Z') + phones * 1000);
  return placed.value.orderId;
}

async function flagsOf(shop: Shop) {
  const rows = await shop.db
    .select({ flags: orders.flags })
    .from(orders)
    .orderBy(asc(orders.createdAt));
  return rows.map(({ flags }) => flags);
}

test('the sixth order from one IP address within an hour is placed and flagged', async () => {
  const shop = { ...(await openSellingShop()), clientBucket };
  for (let placed = 0; placed < 6; placed += 1) await order(shop);
  await order({ ...shop, clientBucket: '203.0.113.8' });

  expect(await flagsOf(shop)).toEqual([[], [], [], [], [], ['many-from-address'], []]);
  const owner = await anOwner(shop);
  expect(await countFlagged(owner)).toBe(1);
  expect((await listOrders(owner, { concern: 'flagged' })).orders).toMatchObject([
    { flags: ['many-from-address'] },
  ]);
});

test('an order of unusually many units is flagged', async () => {
  const shop = await openSellingShop();
  await order(shop, { units: 19 });
  await order(shop, { units: 9_999 });
  expect(await flagsOf(shop)).toEqual([[], ['many-units']]);
});

test('an unverified e-mail address gets the e-mails of five orders within an hour, and later orders are flagged', async () => {
  const shop: TestShop = await openSellingShop({ listeners: [writeMessages({ demo: false })] });
  const email = 'stranger@example.lk';
  for (let placed = 0; placed < 7; placed += 1) {
    await order(shop, { email: placed % 2 ? email : email.toUpperCase() });
  }

  const written = await shop.db
    .select({ state: messages.state, problem: messages.problem })
    .from(messages)
    .where(eq(messages.audience, 'customer'));
  expect(written.filter(({ state }) => state === 'waiting')).toHaveLength(5);
  expect(written.filter(({ problem }) => problem === 'held-back')).toHaveLength(2);
  expect((await flagsOf(shop)).slice(4)).toEqual([[], ['email-held'], ['email-held']]);
});

test('an order whose e-mail is held back is still confirmed by SMS', async () => {
  const listeners = [writeMessages({ demo: false, connected: ['email', 'sms'] })];
  const shop: TestShop = await openSellingShop({ listeners });
  await shop.db.update(settings).set({ smsNotifications: true });
  await shop.db.insert(channelChoices).values([
    { kind: 'order-placed', position: 1, channel: 'email', condition: 'also' },
    { kind: 'order-placed', position: 2, channel: 'sms', condition: 'also' },
  ]);
  for (let placed = 0; placed < 6; placed += 1) await order(shop, { email: 'stranger@example.lk' });

  const { channel, problem } = messages;
  const toCustomers = eq(messages.audience, 'customer');
  const written = await shop.db.select({ channel, problem }).from(messages).where(toCustomers);
  expect(written.filter((message) => message.problem === 'held-back')).toEqual([
    { channel: 'email', problem: 'held-back' },
  ]);
  expect(written.filter((message) => message.channel === 'sms')).toHaveLength(6);
});

test('orders of a customer who has verified the e-mail address are not flagged', async () => {
  const shop = await openSellingShop();
  const customer = await aCustomer(shop, { email: 'kamala@example.lk' });
  await shop.db.update(customers).set({ emailVerifiedAt: shop.now() });
  for (let placed = 0; placed < 6; placed += 1) {
    const cart = await fillAccountCart(shop, customer.actor.userId, [await aProduct(shop), 1]);
    await placeOrder(customer, cart, formFor(cart, { email: 'Kamala@example.lk' }));
  }
  expect(await flagsOf(shop)).toEqual([[], [], [], [], [], []]);
});

test('an order with a link in its name or address is flagged', async () => {
  const shop = await openSellingShop();
  await order(shop, { customerName: 'WIN at https://evil.example 7' });
  await order(shop, { address: 'see www.evil.example' });
  expect(await flagsOf(shop)).toEqual([['link-in-name'], ['link-in-name']]);
});

test('a confirmed order no longer counts as flagged', async () => {
  const shop = await openSellingShop();
  const orderId = await order(shop, { units: 50 });
  const owner = await anOwner(shop);
  expect(await countFlagged(owner)).toBe(1);

  await confirmOrder(owner, { orderId });

  expect(await countFlagged(owner)).toBe(0);
});

test('an order that the owner enters is not flagged, nor refused because of many orders of its phone number', async () => {
  const shop = await openSellingShop();
  const phone = '+94771234567';
  for (let placed = 0; placed < maxOrdersPerPhoneAndHour; placed += 1) await order(shop, { phone });
  const owner = await anOwner({ ...shop, clientBucket });

  await order(owner, { phone, units: 500 });

  expect((await flagsOf(shop)).at(-1)).toEqual([]);
});
