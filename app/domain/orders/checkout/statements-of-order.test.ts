import { expect, test } from 'vitest';
import { countPlacedOrder } from '#domain/analytics/count-placed-order.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { emptyOpenDatabase } from '#test/database.ts';
import { aProduct } from '#test/shop.ts';
import { placeOrder } from './place-order.server.ts';

async function statementsOfOrder(): Promise<string[]> {
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
  return executed.filter((text) => !/^(begin|commit)$/.test(text));
}

test('placing an order of one product, with its messages and its analytics event, sends at most eleven statements', async () => {
  expect((await statementsOfOrder()).length).toBeLessThanOrEqual(11);
});

test('placing an order locks last what other orders wait for: the budget of its network address, then its product', async () => {
  const [budget, product] = (await statementsOfOrder()).slice(-2);
  expect(budget).toContain('insert into "try_budgets"');
  expect(product).toContain('update "products"');
});
