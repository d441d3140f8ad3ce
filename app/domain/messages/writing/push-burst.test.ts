import { expect, test } from 'vitest';
import { budgets } from '#domain/limits/budgets.ts';
import { deliverMessages } from '#domain/messages/queue/deliver-messages.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { isFullRun } from '#test/full-run.ts';
import { aSender } from '#test/messages.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { writeMessages } from './write-messages.server.ts';

const ordersCount = isFullRun ? 200 : 20;

test(`concurrent senders notify each device once of each of ${ordersCount} concurrent orders, up to the hourly limit`, {
  timeout: 120_000,
}, async () => {
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false })] });
  const [selvi, nimal] = [await anOwner(shop), await anOwner(shop)];
  const devices = [await aPushDevice(selvi), await aPushDevice(selvi), await aPushDevice(nimal)];
  const product = await aProduct(shop, { stock: ordersCount });
  const placed = await Promise.all(
    Array.from({ length: ordersCount }, (_, nth) => {
      const cart = aCart([product, 1]);
      const phone = `+9477${String(nth).padStart(7, '0')}`;
      return placeOrder(shop, cart, { ...formFor(cart), phone });
    }),
  );
  expect(placed.filter(({ ok }) => ok)).toHaveLength(ordersCount);

  const processes = [1, 2, 3].map(() => aSender(() => ({ kind: 'sent' }), 'push'));
  await Promise.all(processes.map(({ sender }) => deliverMessages(shop, sender)));
  const sent = processes.flatMap(({ sentMessages }) => sentMessages);
  const notifiedOrders = new Set(sent.map(({ text }) => text));
  expect(notifiedOrders.size).toBe(Math.min(ordersCount, budgets['owner-messages:shop'].attempts));
  expect(sent).toHaveLength(notifiedOrders.size * devices.length);
  expect(new Set(sent.map(({ text, recipient }) => `${recipient} ${text}`)).size).toBe(sent.length);
});
