import { expect, test } from 'vitest';
import { colomboDay, dayIn, daysLater } from '#domain/kernel/colombo-time.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { placeOrder } from './place-order.server.ts';

test('a closed shop accepts orders only if its setting allows it, and the owner can always enter an order', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop), 1]);
  const tomorrow = dayIn(daysLater(shop.now(), 1));
  const close = (options: { ordersWhileClosed: boolean; closedUntil?: string }) =>
    shop.db.update(settings).set({ closedUntil: tomorrow, ...options });

  await close({ ordersWhileClosed: false });
  expect(await placeOrder(shop, cart, formFor(cart))).toEqual({
    ok: false,
    refusal: { code: 'shop-closed', until: colomboDay(tomorrow) },
  });
  expect(await shop.db.$count(orders)).toBe(0);
  expect(await placeOrder(await anOwner(shop), cart, formFor(cart))).toMatchObject({ ok: true });

  const next = aCart([await aProduct(shop), 1]);
  await close({ ordersWhileClosed: true });
  expect(await placeOrder(shop, next, formFor(next))).toMatchObject({ ok: true });
  const last = aCart([await aProduct(shop), 1]);
  await close({ ordersWhileClosed: false, closedUntil: dayIn(shop.now()) });
  expect(await placeOrder(shop, last, formFor(last))).toMatchObject({ ok: true });
});
