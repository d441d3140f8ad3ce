import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts, customers } from '#domain/accounts/tables.server.ts';
import { recordEvent } from '#domain/analytics/record-event.server.ts';
import { carts } from '#domain/cart/tables.server.ts';
import { addNote } from '#domain/customers/notes/change-notes.server.ts';
import { asCustomer, type Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { addOrderNote } from '#domain/orders/fulfilment/add-order-note.server.ts';
import { settleChargeBack } from '#domain/orders/online/settle-charge-back.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aCustomer, anOwner } from '#test/shop.ts';
import { selvisSecrets, selvisThings } from '#test/someone-elses.ts';
import { collectOwnData } from './collect-own-data.server.ts';

async function aShopWithSelvi() {
  const shop = await openSellingShop();
  const { userId } = (await aCustomer(shop)).actor;
  return { shop, userId, ...(await selvisThings(shop, userId)) };
}

async function writeTo(
  shop: Shop,
  recipient: string,
  overrides: { orderId?: string; link?: string; kind?: 'phone-code' },
) {
  await shop.db.insert(messages).values({
    causeId: crypto.randomUUID(),
    kind: overrides.kind ?? (overrides.orderId ? 'order-placed' : 'password-reset'),
    audience: 'customer',
    channel: overrides.kind ? 'sms' : 'email',
    recipient,
    language: 'en',
    orderId: overrides.orderId ?? null,
    secretLink: overrides.link ?? null,
    state: 'waiting',
    nextTryAt: shop.now(),
    uselessAfter: shop.now(),
    createdAt: shop.now(),
  });
}

test('everything that the shop stores about a customer is in the downloaded data', async () => {
  const { shop, userId, orderId } = await aShopWithSelvi();
  await shop.db
    .update(customers)
    .set({ emailVerifiedAt: shop.now() })
    .where(eq(customers.userId, userId));
  await shop.db.update(carts).set({ promoCode: 'HIDDEN5' }).where(eq(carts.userId, userId));
  await writeTo(shop, 'selvi.nadarajah@example.lk', { orderId });

  const data = await collectOwnData(shop, userId);

  expect(data).toMatchObject({
    account: { name: 'Selvi Nadarajah', phone: '+94701555136', isEmailConfirmed: true },
    addresses: [{ address: '5 Hidden Lane', isDefault: true }],
    orders: [{ id: orderId, street: '5 Hidden Lane', lines: [{ quantity: 1, priceLkr: 3800 }] }],
    reviews: [{ orderId, stars: 4, words: 'Eased my sister Indrani', firstName: 'Selvi' }],
    wishlist: [{ productName: { en: 'Hidden balm 943' } }],
    cart: [{ productName: { en: 'Hidden balm 943' }, quantity: 3 }],
    promoCodeInCart: 'HIDDEN5',
    messagesYouWrote: [{ message: 'Ring the blue bell' }],
    messagesWeSent: [{ kind: 'order-placed', orderId, recipient: 'selvi.nadarajah@example.lk' }],
  });
  const file = JSON.stringify(data);
  // Skips the phone number with spaces, because the data have it only as +94701555136.
  for (const word of selvisSecrets.filter((one) => one !== '070 155 5136')) {
    expect(file).toContain(word);
  }
});

test('notes of the owner about a phone number are in the downloaded data of the account that verified the number, without their writer', async () => {
  const { shop, userId } = await aShopWithSelvi();
  const owner = await anOwner(shop, { name: 'Sunil' });
  await addNote(owner, { phone: '+94701555136', text: 'Prefers mornings' });
  expect((await collectOwnData(shop, userId))?.notesAboutYou).toEqual([]);

  const verified = { phoneVerifiedAt: shop.now() };
  await shop.db.update(customers).set(verified).where(eq(customers.userId, userId));

  const data = await collectOwnData(shop, userId);
  expect(data?.notesAboutYou).toEqual([{ text: 'Prefers mornings', writtenAt: shop.now() }]);
  expect(JSON.stringify(data)).not.toContain('Sunil');
});

test("an order note, a refund's reason and the settling of a charge-back are in the downloaded data, without their writer", async () => {
  const { shop, userId, orderId } = await aShopWithSelvi();
  const owner = await anOwner(shop, { name: 'Sunil' });
  const verified = { phoneVerifiedAt: shop.now() };
  await shop.db.update(customers).set(verified).where(eq(customers.userId, userId));
  const paid = { paymentStatus: 'paid', receivedLkr: 3800, chargedBackAt: shop.now() } as const;
  await shop.db.update(orders).set(paid).where(eq(orders.id, orderId));
  const refund = { amountLkr: 100, method: 'cash', reason: 'Selvi was in hospital' } as const;
  const where = { orderId, returnedUnits: new Map(), shownRefundedLkr: 0 };
  const written = [
    await addOrderNote(owner, { orderId, text: 'Selvi sleeps until nine' }),
    await refundOrder(owner, { ...refund, ...where }),
    await settleChargeBack(owner, { orderId, text: 'Selvi pays in cash' }),
  ];
  expect(written.map(({ ok }) => ok)).toEqual([true, true, true]);

  const data = await collectOwnData(shop, userId);

  expect(data?.historyOfOrders).toMatchObject([
    { orderId, step: 'order-noted', after: { text: 'Selvi sleeps until nine' } },
    { orderId, step: 'order-refunded', after: { reason: 'Selvi was in hospital' } },
    { orderId, step: 'order-charge-back-settled', after: { text: 'Selvi pays in cash' } },
  ]);
  expect(JSON.stringify(data)).not.toContain('Sunil');
});

test('messages with a code are in the downloaded data of the account that verified the number, without the code', async () => {
  const { shop, userId } = await aShopWithSelvi();
  await writeTo(shop, '+94701555136', { kind: 'phone-code', link: 'code 987654' });
  expect((await collectOwnData(shop, userId))?.messagesWeSent).toEqual([]);

  const verified = { phoneVerifiedAt: shop.now() };
  await shop.db.update(customers).set(verified).where(eq(customers.userId, userId));

  const data = await collectOwnData(shop, userId);
  expect(data?.messagesWeSent).toMatchObject([{ kind: 'phone-code', recipient: '+94701555136' }]);
  expect(JSON.stringify(data)).not.toContain('987654');
});

test('analytics events counted while the customer was signed in are in the downloaded data, and those of a guest are not', async () => {
  const { shop, userId } = await aShopWithSelvi();
  const sessionId = 'session-1795231800000';
  const search = (query: string) =>
    ({ type: 'product_search', data: { query }, sessionId }) as const;
  await recordEvent(asCustomer(shop, userId), search('balm'));
  await recordEvent(shop, search('oil'));
  expect((await collectOwnData(shop, userId))?.visitsCounted).toEqual([
    { what: 'product_search', details: { query: 'balm' }, at: shop.now() },
  ]);
});

test('the downloaded data have no password hash, no token and no link that signs someone in', async () => {
  const { shop, userId, token } = await aShopWithSelvi();
  const now = { createdAt: shop.now(), updatedAt: shop.now() };
  const password = 'salt:hash-of-a-password';
  const account = { accountId: userId, providerId: 'credential', userId, password, ...now };
  await shop.db.insert(accounts).values(account);
  await shop.db
    .update(customers)
    .set({ emailVerifiedAt: shop.now() })
    .where(eq(customers.userId, userId));
  await writeTo(shop, 'selvi.nadarajah@example.lk', { link: `http://localhost/x/${token}` });

  const data = await collectOwnData(shop, userId);

  expect(data?.messagesWeSent).toHaveLength(1);
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`${token}|hash-of-a-password|localhost/x`));
});

test('messages from and to an e-mail address that the account has not verified are not in the downloaded data', async () => {
  const { shop, userId } = await aShopWithSelvi();
  await writeTo(shop, 'selvi.nadarajah@example.lk', {});

  const data = await collectOwnData(shop, userId);

  expect(data).toMatchObject({ messagesYouWrote: [], messagesWeSent: [] });
});

test('the downloaded data of one customer have no data of another customer and no internal e-mail address', async () => {
  const { shop } = await aShopWithSelvi();
  const nimal = await aCustomer(shop, { name: 'Nimal', email: 'x@account.invalid' });
  await shop.db.update(customers).set({ email: '' });

  const data = await collectOwnData(shop, nimal.actor.userId);

  const file = JSON.stringify(data);
  expect(data?.account).toMatchObject({ name: 'Nimal', email: null });
  expect(file).not.toContain('.invalid');
  for (const word of selvisSecrets) expect(file).not.toContain(word);
});
