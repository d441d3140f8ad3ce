import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findOrderNumbers } from './find-order.server.ts';

test('the numbers of orders are found by their ids, and an unknown id has none', async () => {
  const shop = await anOwner(await openTestShop());
  const { id, orderNumber } = await anOrder(shop);
  expect(await findOrderNumbers(shop, [id, randomUUID()])).toEqual(new Map([[id, orderNumber]]));
  expect(await findOrderNumbers(shop, [])).toEqual(new Map());
});
