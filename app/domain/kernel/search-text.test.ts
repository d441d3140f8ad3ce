import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { listCustomers } from '#domain/customers/directory/list-customers.server.ts';
import { listOrders } from '#domain/orders/reading/list-orders.server.ts';
import { anyText } from '#test/any-text.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { contains, escapeLikePattern, searchText } from './search-text.server.ts';

test.each([
  ['  balm ', 'balm'],
  ['ba\0lm', 'balm'],
  ['\ud800', '\ufffd'],
  ['x'.repeat(10_000), 'x'.repeat(100)],
  ['\u202a077 123 4567\u202c', '077 123 4567'],
  ['', ''],
])('the typed search %j is cleaned', (input, text) => {
  expect(searchText(input)).toBe(text);
});

test('a Sinhala name is found with and without its joiners, in every list of the panel', async () => {
  const shop = await anOwner(await openTestShop());
  const withJoiner = 'ශ්\u200dරියානි';
  const without = withJoiner.replace('\u200d', '');
  for (const name of [withJoiner, without]) {
    const product = await aProduct(shop, { nameSi: `${name} තෛලය` });
    await anOrder(shop, { lines: [{ product, quantity: 1 }], customerName: name });
    await aCustomer(shop, { name });
  }

  const found = async (search: string) => ({
    orders: (await listOrders(shop, { search })).counts.all,
    customers: (await listCustomers(shop, { search })).foundCount,
    products: (await listProductsForOwner(shop, search)).length,
  });

  for (const input of [withJoiner, without, `${without}\u200b`]) {
    expect(await found(input), JSON.stringify(input)).toEqual({
      orders: 2,
      customers: 3,
      products: 2,
    });
  }
});

test.each([
  '\u202a+94 77 123 4567\u202c',
  '\u2066077 123 4567\u2069',
  '077\u2011123\u20114567',
  '077\u2013123\u20134567',
  '077/1234567',
  '\uff10\uff17\uff17 123 4567',
])('a phone number that was copied as %j is found in the orders and customers', async (copied) => {
  const shop = await anOwner(await openTestShop());
  await anOrder(shop, { customerPhone: '+94771234567' });
  await anOrder(shop, { customerPhone: '+94712223334' });

  expect((await listOrders(shop, { search: copied })).counts.all).toBe(1);
  expect((await listCustomers(shop, { search: copied })).foundCount).toBe(1);
});

test.each([
  ['100%', ['100% oil']],
  ['a_b', ['a_b']],
  ['\\', ['back\\slash']],
  ['BACK', ['back\\slash']],
  ['%', ['100% oil']],
])('%j finds only the names that contain it', async (text, found) => {
  const shop = await openTestShop();
  for (const nameEn of ['100% oil', '1000 oils', 'a_b', 'axb', 'back\\slash']) {
    await aProduct(shop, { nameEn });
  }
  const rows = await shop.db
    .select({ name: products.nameEn })
    .from(products)
    .where(contains(products.nameEn, searchText(text)));
  expect(rows.map((row) => row.name)).toEqual(found);
});

test('any search text is short, can be sent to a database, and is matched literally', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), (input) => {
      const text = searchText(input);
      expect([...text].length).toBeLessThanOrEqual(100);
      expect(text.isWellFormed() && !text.includes('\0')).toBe(true);
      expect(escapeLikePattern(text).replace(/\\([\\%_])/g, '$1')).toBe(text);
      expect(escapeLikePattern(text)).not.toMatch(/(?<!\\)(?:\\\\)*[%_]/);
    }),
  );
});
