import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { removeAccount } from '#domain/accounts/account-writes.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { waitForBlockedTransaction } from '#test/blocked-transaction.ts';
import { anOrder } from '#test/order.ts';
import { anAccountFor, verify } from '#test/password-reset.ts';
import { openTestShop } from '#test/shop.ts';
import { linkOlderOrder } from './link-older-order.server.ts';

const phone = '+94771112233';
const unknown = { ok: false, refusal: { code: 'order-not-found' } };
const digitsOf = ({ orderNumber }: { orderNumber: string }) => orderNumber.replace(/\D/g, '');

test('an order of the verified phone is linked by the last digits of its number, but no order of another phone or account', async () => {
  const shop = await openTestShop();
  const userId = await anAccountFor(shop, phone);
  const mine = await anOrder(shop, { customerPhone: phone });
  const ask = (orderNumber: string) => linkOlderOrder(shop, { userId, orderNumber });
  expect(await ask(digitsOf(mine))).toEqual(unknown);

  await verify(shop, userId, phone);
  const orderOfStranger = await anOrder(shop, { customerPhone: '+94779998877' });
  const otherId = await anAccountFor(shop, 'nimal@example.lk');
  const orderOfNimal = await anOrder(shop, { customerPhone: phone, userId: otherId });
  for (const order of [orderOfStranger, orderOfNimal])
    expect(await ask(digitsOf(order))).toEqual(unknown);

  for (const _ of ['first', 'again']) {
    expect(await ask(digitsOf(mine).slice(-6))).toEqual({ ok: true, value: undefined });
  }
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, mine.id));
  expect(row?.userId).toBe(userId);
});

test('linking an order to an account that is being deleted, or is deleted, is refused', async () => {
  const shop = await openTestShop();
  const userId = await anAccountFor(shop, phone);
  await verify(shop, userId, phone);
  const orderNumber = digitsOf(await anOrder(shop, { customerPhone: phone }));
  const results: { linked?: ReturnType<typeof linkOlderOrder> } = {};

  await inTransaction(shop, async (inside) => {
    await removeAccount(inside, userId);
    results.linked ??= linkOlderOrder(shop, { userId, orderNumber });
    results.linked.catch(() => {});
    await waitForBlockedTransaction(inside);
    return ok();
  });

  expect(await results.linked).toEqual(unknown);
  expect(await linkOlderOrder(shop, { userId, orderNumber })).toEqual(unknown);
});
