import { expect, test } from 'vitest';
import { countPlacedOrder } from '#domain/analytics/count-placed-order.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { emptyOpenDatabase } from '#test/database.ts';
import { aProduct } from '#test/shop.ts';
import { placeOrder } from './place-order.server.ts';

test('placing an order of one product, with its messages and its analytics event, sends at most eleven statements', async () => {
  const { statements } = await emptyOpenDatabase();
  const shop = await openSellingShop({
    listeners: [countPlacedOrder, writeMessages({ demo: true })],
  });
  const cart = aCart([await aProduct(shop), 1]);
  const form = formFor(cart, { email: undefined });
  const executed: string[] = [];
  statements.listen((text) => executed.push(text));
  const placed = await placeOrder({ ...shop, clientBucket: '203.0.113.7' }, cart, form);
  statements.listen(undefined);
  expect(placed).toMatchObject({ ok: true });
  const queries = executed.filter((text) => !/^(begin|commit)$/.test(text));
  expect(queries.length).toBeLessThanOrEqual(11);
});
