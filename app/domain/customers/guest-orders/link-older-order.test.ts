import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#domain/accounts/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { afterFirstRead } from '#test/after-first-read.ts';
import { anOrder } from '#test/order.ts';
import { anAccountFor, verify } from '#test/password-reset.ts';
import { openTestShop } from '#test/shop.ts';
import { linkOlderOrder } from './link-older-order.server.ts';

const phone = '+94771112233';
const unknown = { ok: false, refusal: { code: 'order-not-found' } };
const digitsOf = ({ orderNumber }: { orderNumber: string }) => orderNumber.replace(/\D/g, '');

test('an order of the verified phone is linked by its number or the end of it, and no order of another phone or account is', async () => {
  const shop = await openTestShop();
  const userId = await anAccountFor(shop, phone);
  const mine = await anOrder(shop, { customerPhone: phone });
  const ask = (orderNumber: string) => linkOlderOrder(shop, { userId, orderNumber });
  expect(await ask(digitsOf(mine))).toEqual(unknown);

  await verify(shop, userId, phone);
  const stranger = await anOrder(shop, { customerPhone: '+94779998877' });
  const otherId = await anAccountFor(shop, 'nimal@example.lk');
  const kept = await anOrder(shop, { customerPhone: phone, userId: otherId });
  for (const one of [stranger, kept]) expect(await ask(digitsOf(one))).toEqual(unknown);

  for (const _ of ['first', 'again']) {
    expect(await ask(digitsOf(mine).slice(-6))).toEqual({ ok: true, value: undefined });
  }
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, mine.id));
  expect(row?.userId).toBe(userId);
});

test('linking an order to a deleted account is refused', async () => {
  const shop = await openTestShop();
  const userId = await anAccountFor(shop, phone);
  await verify(shop, userId, phone);
  const orderNumber = digitsOf(await anOrder(shop, { customerPhone: phone }));
  const remove = () => shop.db.delete(users).where(eq(users.id, userId));

  const overtaken = afterFirstRead(shop, remove);
  await expect(linkOlderOrder(overtaken, { userId, orderNumber })).resolves.toBeDefined();

  await remove();
  expect(await linkOlderOrder(shop, { userId, orderNumber })).toEqual(unknown);
});
