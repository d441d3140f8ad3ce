import { expect, test } from 'vitest';
import { users } from '#domain/accounts/tables.server.ts';
import { lockCart } from '#domain/cart/lock-cart.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { fillAccountCart } from '#test/account-cart.ts';
import { waitForBlockedTransaction } from '#test/blocked-transaction.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { stockMismatches } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, aProduct } from '#test/shop.ts';
import { placeOrder } from './checkout/place-order.server.ts';
import { changeOrderStatus } from './fulfilment/change-order-status.server.ts';
import { editOrder } from './fulfilment/edit-order.server.ts';
import { findOrder } from './reading/find-order.server.ts';

/** Runs the work inside a transaction, where commands are not retried, so that a deadlock fails the test. */
function withoutRetry<S extends Shop>(shop: S, work: (shop: S) => Promise<unknown>) {
  return shop.db.transaction(async (db) => {
    await work({ ...shop, db });
  });
}

test('simultaneous edits and orders of the same two products cause no deadlock', async () => {
  const shop = await anOwner(await openSellingShop());
  const [oil, tea] = [await aProduct(shop, { stock: 500 }), await aProduct(shop, { stock: 500 })];
  const placed = await Promise.all(
    Array.from({ length: 6 }, () =>
      anOrder(shop, { lines: [oil, tea].map((product) => ({ product, quantity: 3 })) }),
    ),
  );
  const edit = async (orderId: string, turn: number, round: number) => {
    const order = await findOrder(shop, orderId);
    const wanted = (turn + round) % 2 ? [5, 1] : [1, 5];
    const quantities = new Map([oil, tea].map(({ id }, index) => [id, wanted[index] ?? 0]));
    const { customerName, city, province } = order ?? placed[0] ?? {};
    if (!order || !customerName || !city || !province) throw new Error('The order is gone.');
    const customer = { customerName, phone: '+94771234567', email: undefined, address: 'x', city };
    const edit = { orderId, version: order.version, ...customer, province, quantities };
    await withoutRetry(shop, (shop) => editOrder(shop, edit));
  };
  const buy = (turn: number) => {
    const cart = turn % 2 ? aCart([oil, 1], [tea, 1]) : aCart([tea, 1], [oil, 1]);
    const form = formFor(cart, { phone: `+9477${1_000_000 + turn}` });
    return withoutRetry(shop, (shop) => placeOrder(shop, cart, form));
  };

  for (let round = 0; round < 4; round += 1) {
    const edits = placed.map(({ id }, turn) => edit(id, turn, round));
    const purchases = placed.map((_, turn) => buy(round * 10 + turn));
    const outcomes = await Promise.allSettled([...edits, ...purchases]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  }

  expect(await stockMismatches(shop)).toEqual([]);
});

test('deleting an account waits for an order that is being placed, and is then refused', async () => {
  const selling = await openSellingShop();
  const shop = await aCustomer(selling);
  const { userId } = shop.actor;
  const cart = await fillAccountCart(shop, userId, [await aProduct(shop), 1]);
  const results: { deleted?: Promise<unknown> } = {};

  const placed = await inTransaction(shop, async (shop) => {
    await lockCart(shop, userId);
    results.deleted ??= withoutRetry(selling, async (selling) => {
      expect(await deleteAccount(selling, userId)).toMatchObject({
        refusal: { code: 'has-open-order' },
      });
    });
    results.deleted.catch(() => {});
    await waitForBlockedTransaction(shop);
    const order = await placeOrder(shop, cart, formFor(cart));
    return ok(order.ok);
  });

  expect(placed).toEqual({ ok: true, value: true });
  await results.deleted;
  expect(await shop.db.$count(users)).toBe(1);
});

test('deleting an account waits for an order that is being reinstated, and is then refused', async () => {
  const selling = await openSellingShop();
  const { userId } = (await aCustomer(selling)).actor;
  const { id: orderId } = await anOrder(selling, { userId, status: 'cancelled' });
  const results: { deleted?: Promise<unknown> } = {};

  await withoutRetry(await anOwner(selling), async (owner) => {
    await changeOrderStatus(owner, { orderId, status: 'pending' });
    results.deleted ??= withoutRetry(selling, async (selling) => {
      expect(await deleteAccount(selling, userId)).toMatchObject({
        refusal: { code: 'has-open-order' },
      });
    });
    results.deleted.catch(() => {});
    await waitForBlockedTransaction(owner);
  });

  await results.deleted;
  expect(await findOrder(selling, orderId)).toMatchObject({
    ...{ status: 'pending', customerName: 'Nimal Perera', personRemovedAt: null },
  });
});

test('an order from an account that was just deleted is refused, because its cart is empty', async () => {
  const selling = await openSellingShop();
  const shop = await aCustomer(selling);
  const cart = await fillAccountCart(shop, shop.actor.userId, [await aProduct(shop), 1]);
  await deleteAccount(selling, shop.actor.userId);
  expect(await placeOrder(shop, cart, formFor(cart))).toMatchObject({
    refusal: { code: 'cart-empty' },
  });
});
