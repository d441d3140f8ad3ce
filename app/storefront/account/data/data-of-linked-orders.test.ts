import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { linkOrder } from '#domain/customers/guest-orders/link-order.server.ts';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { addOrderNote } from '#domain/orders/fulfilment/add-order-note.server.ts';
import { fillAccountCart } from '#test/account-cart.ts';
import { formFor, openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOnlineOrder } from '#test/online-payment.ts';
import { aCustomer, anOwner, aProduct } from '#test/shop.ts';
import { collectOwnData } from './collect-own-data.server.ts';

test('an export of own data leaves out the e-mail address, payer, messages, owner notes and requests to cancel of an order that was added only by its link', async () => {
  const shop = await openSellingShop();
  const { userId } = (await aCustomer(shop)).actor;
  const [customerPhone, customerEmail] = ['+94701555136', 'selvi@example.lk'];
  const { id: orderId } = await anOnlineOrder(shop, { customerEmail, customerPhone });
  await askToCancel(shop, { orderId, words: 'Her brother paid already' });
  await addOrderNote(await anOwner(shop), { orderId, text: 'Her sister must not know' });
  await aMessage(shop, { kind: 'order-placed', orderId, recipient: customerEmail });
  expect(await linkOrder(shop, { userId, orderId })).toBe(true);

  const data = await collectOwnData(shop, userId);
  expect(data).toMatchObject({
    orders: [{ id: orderId, customerEmail: null }],
    paymentsOnline: [],
    requestsToCancel: [],
    messagesWeSent: [],
  });
  expect(JSON.stringify(data)).not.toMatch(/selvi@|must not know|Her brother|"lastName"/);

  const verified = { phone: customerPhone, phoneVerifiedAt: shop.now() };
  await shop.db.update(customers).set(verified).where(eq(customers.userId, userId));
  const file = JSON.stringify(await collectOwnData(shop, userId));
  const texts = [
    `"recipient":"${customerEmail}"`,
    'must not know',
    'Her brother',
    '"lastName":"Perera"',
  ];
  for (const text of texts) expect(file).toContain(text);
});

test('an order that the account placed is in the export of own data with its e-mail address, even if the address is not verified', async () => {
  const shop = await openSellingShop();
  const customer = await aCustomer(shop);
  const { userId } = customer.actor;
  const cart = await fillAccountCart(shop, userId, [await aProduct(shop), 1]);
  await placeOrder(customer, emptyCart, formFor(cart, { email: 'selvi@example.lk' }));
  expect(await collectOwnData(shop, userId)).toMatchObject({
    orders: [{ customerEmail: 'selvi@example.lk' }],
  });
});
