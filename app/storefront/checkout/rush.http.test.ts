import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsInBooks } from '#test/books.ts';
import { complaintsOf, databases, openShopWithStocks, shoppersWith } from '#test/busy-shop.ts';
import { lookInside, type Query } from '#test/look-inside.ts';
import type { ShopServer } from '#test/open-shop-server.ts';
import { countByStatus, fillInCheckouts, pressAtOnce } from '#test/rush.ts';
import { orderIdOf } from '#test/shopping.ts';

const mixedStocks = [60, 80, 40, 100];

describe.each(databases)('a rush on the %s database', (database) => {
  let shop: ShopServer;
  let ids: string[];
  const placed = new Set<string>();

  beforeAll(async () => {
    ({ shop, productIds: ids } = await openShopWithStocks(database, [50, 1, ...mixedStocks]));
  });
  afterAll(() => shop?.remove());

  const product = (index: number) => ids[index] ?? '';

  test('of 200 buyers at once for 50 units exactly 50 get one, and 150 are told why not', async () => {
    const visitors = await shoppersWith(shop, 200, () => [[product(0), 1]]);
    const answers = await pressAtOnce(visitors, await fillInCheckouts(visitors));

    expect(countByStatus(answers)).toEqual({ 303: 50, 409: 150 });
    const ordered = new Set(answers.map(orderIdOf).filter((id) => id !== undefined));
    expect(ordered.size).toBe(50);
    for (const id of ordered) placed.add(id);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body).toMatch(/sold out|only \d+|left/i);
    expect(visitors.filter((visitor) => visitor.cookies.has('sandhi_cart'))).toHaveLength(150);
  });

  test('the button pressed 50 times in one moment, for the last unit, makes one order to which all answers lead', async () => {
    const [visitor] = await shoppersWith(shop, 1, () => [[product(1), 1]]);
    if (!visitor) throw new Error('Nobody came.');
    const [form = {}] = await fillInCheckouts([visitor]);
    const same = Array.from({ length: 50 }, () => {
      const tab = shop.visitor();
      for (const [name, value] of visitor.cookies) tab.cookies.set(name, value);
      return tab;
    });
    const answers = await pressAtOnce(
      same,
      same.map(() => form),
    );

    expect(countByStatus(answers)).toEqual({ 303: 50 });
    const [id = '', ...others] = new Set(answers.map(orderIdOf));
    expect(others).toEqual([]);
    placed.add(id);
    expect((await visitor.get(`/order-success/${id}`)).status).toBe(200);
  });

  test('300 buyers with mixed carts in any order never stand in each other’s way', async () => {
    const visitors = await shoppersWith(shop, 300, (index) => mixedCart(index, ids.slice(2)));
    const answers = await pressAtOnce(visitors, await fillInCheckouts(visitors));

    const counts = countByStatus(answers);
    expect(Object.keys(counts).sort()).toEqual(['303', '409']);
    for (const id of answers.map(orderIdOf)) if (id) placed.add(id);
  });

  test('afterwards the books agree: every order whole, nothing oversold, nothing in the log', async () => {
    expect(complaintsOf(shop)).toEqual([]);
    if (database === 'embedded') expect(await shop.stop()).toBe(0);
    await lookInside(shop, async (query) => {
      expect(await faultsInBooks(query)).toEqual([]);
      const orders = await query('select id from orders');
      expect(new Set(orders.map(({ id }) => id))).toEqual(placed);
      const [rushed, last, ...mixed] = await stocksOf(query, ids);
      expect([rushed, last]).toEqual([0, 0]);
      // Whatever is left was too little for somebody, for everybody wanted three at most.
      expect(Math.min(...mixed)).toBeLessThan(3);
    });
  });
});

async function stocksOf(query: Query, ids: readonly string[]): Promise<number[]> {
  const shelves = await query('select id, stock from products');
  return ids.map((id) => Number(shelves.find((shelf) => shelf['id'] === id)?.['stock']));
}

/** Two or three products in an order that differs from buyer to buyer, as deadlocks need it. */
function mixedCart(index: number, productIds: readonly string[]): [string, number][] {
  const first = index % productIds.length;
  const step = index % 2 === 0 ? 1 : productIds.length - 1;
  const lines = [0, 1, 2].slice(0, 2 + (index % 2));
  return lines.map((line) => {
    const productId = productIds[(first + line * step) % productIds.length] ?? '';
    return [productId, 1 + (index % 3)];
  });
}
