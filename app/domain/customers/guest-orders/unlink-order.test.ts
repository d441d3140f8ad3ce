import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listAccountOrders } from '#domain/orders/reading/list-account-orders.server.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { linkGuestOrders } from './link-guest-orders.server.ts';
import { linkOrder } from './link-order.server.ts';
import { unlinkFromFormerContact } from './unlink-order.server.ts';

const phone = '+94771112233';
const email = 'kamala@example.lk';
const corrected = { phone: '+94777654321', email: 'nimal@example.lk' };

/** Opens a shop with an order and the account of someone else, who has verified the phone and the address of the order. */
async function openShop({ isVerified = true } = {}) {
  const shop = await openTestShop({ listeners: [unlinkFromFormerContact] });
  const owner = await anOwner(shop);
  const { userId } = (await aCustomer(shop, { phone, email })).actor;
  const verifiedAt = isVerified ? shop.now() : null;
  await shop.db
    .update(customers)
    .set({ phoneVerifiedAt: verifiedAt, emailVerifiedAt: verifiedAt })
    .where(eq(customers.userId, userId));
  const orderWith = async (contact: { customerPhone?: string; customerEmail?: string | null }) => {
    const order = await anOrder(shop, { customerEmail: null, ...contact });
    await linkGuestOrders(shop, userId);
    return order.id;
  };
  const editContact = async (orderId: string, contact: { phone?: string; email?: string }) => {
    const order = await findOrder(shop, orderId);
    if (!order) throw new Error('The order is gone.');
    const { version, customerName, street: address, city, province, district } = order;
    const former = { phone: order.customerPhone, email: order.customerEmail ?? undefined };
    const unchanged = { orderId, version, customerName, address, city, province, district };
    const edit = { ...unchanged, ...former, quantities: new Map(), ...contact };
    expect(await editOrder(owner, edit)).toMatchObject({ ok: true });
  };
  const ordersOfAccount = async () =>
    (await listAccountOrders(shop, { userId, page: 1 })).orders.map(({ id }) => id);
  return { shop, userId, orderWith, editContact, ordersOfAccount };
}

test('an order with a mistyped phone or e-mail address leaves the account of that stranger once the owner has corrected it', async () => {
  const { orderWith, editContact, ordersOfAccount } = await openShop();
  const byPhone = await orderWith({ customerPhone: phone });
  const byEmail = await orderWith({ customerEmail: 'Kamala@Example.LK' });
  expect((await ordersOfAccount()).sort()).toEqual([byPhone, byEmail].sort());

  await editContact(byPhone, { phone: corrected.phone });
  expect(await ordersOfAccount()).toEqual([byEmail]);
  await editContact(byEmail, { email: corrected.email });
  expect(await ordersOfAccount()).toEqual([]);
});

test('an order stays in the account that placed it, whose other contact it has, or whose customer had its link', async () => {
  const { shop, userId, orderWith, editContact, ordersOfAccount } = await openShop();
  const byBoth = await orderWith({ customerPhone: phone, customerEmail: email });
  await editContact(byBoth, { phone: corrected.phone });
  expect(await ordersOfAccount()).toEqual([byBoth]);

  const placed = await orderWith({ customerPhone: phone });
  const isOfPlaced = and(
    eq(auditEntries.subjectId, placed),
    eq(auditEntries.action, 'order-placed'),
  );
  await shop.db.update(auditEntries).set({ userId, actor: 'customer' }).where(isOfPlaced);
  await editContact(placed, { phone: corrected.phone });
  expect(await ordersOfAccount()).toHaveLength(2);

  const guest = await openShop({ isVerified: false });
  const kept = await guest.orderWith({ customerPhone: phone });
  await linkOrder(guest.shop, { userId: guest.userId, orderId: kept });
  await guest.editContact(kept, corrected);
  expect(await guest.ordersOfAccount()).toEqual([kept]);
});

test('an order stays in its account while the owner edits something else', async () => {
  const { orderWith, editContact, ordersOfAccount } = await openShop();
  const orderId = await orderWith({ customerPhone: phone });
  await editContact(orderId, { email: corrected.email });
  expect(await ordersOfAccount()).toEqual([orderId]);
});
