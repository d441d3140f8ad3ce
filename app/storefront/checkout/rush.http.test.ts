import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '#test/full-run.ts';
import type { InProcessShop } from '#test/in-process-shop.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { type Query, sqlQueryOf } from '#test/query-database.ts';
import { countByStatus, fillInCheckouts, submitUntilNotBusy } from '#test/rush.ts';
import { orderIdOf } from '#test/shopping.ts';
import { databases, openBuyers, openInProcessWithStocks } from '#test/stocked-shops.ts';

/** The units of the first test, which has four times as many buyers, and the buyers of the test with mixed carts. */
const units = isFullRun ? 50 : 12;
const mixedBuyers = isFullRun ? 300 : 45;
const stocks = [
  units,
  1,
  ...[60, 80, 40, 100].map((stock) => Math.round((stock * mixedBuyers) / 300)),
];

const rushedDatabases = isFullRun ? databases : (['postgres'] as const);

describe.each(rushedDatabases)('a rush on the %s database', (database) => {
  let shop: InProcessShop;
  let ids: string[];
  const placed = new Set<string>();

  beforeAll(async () => {
    ({ shop, productIds: ids } = await openInProcessWithStocks(stocks, database));
  });
  afterAll(() => shop?.close());

  const productId = (index: number) => ids[index] ?? '';

  test('with four buyers at once for each unit every unit is sold once, and the other buyers are told why they get none', async () => {
    const visitors = await openBuyers(shop, 4 * units, () => [[productId(0), 1]]);
    const responses = await submitUntilNotBusy(visitors, await fillInCheckouts(visitors));

    expect(countByStatus(responses)).toEqual({ 303: units, 409: 3 * units });
    const ordered = new Set(responses.map(orderIdOf).filter((id) => id !== undefined));
    expect(ordered.size).toBe(units);
    for (const id of ordered) placed.add(id);
    const refused = responses.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body).toMatch(/sold out|only \d+|left/i);
    const withCart = visitors.filter((visitor) => visitor.cookies.has('sandhi_cart'));
    expect(withCart).toHaveLength(3 * units);
  });

  test('50 presses at once for the last unit place one order, to which all responses redirect', async () => {
    const [visitor] = await openBuyers(shop, 1, () => [[productId(1), 1]]);
    if (!visitor) throw new Error('No buyer was opened.');
    const [form = {}] = await fillInCheckouts([visitor]);
    const tabs = Array.from({ length: 50 }, () => {
      const tab = shop.visitor();
      for (const [name, value] of visitor.cookies) tab.cookies.set(name, value);
      return tab;
    });
    const responses = await submitUntilNotBusy(
      tabs,
      tabs.map(() => form),
    );

    expect(countByStatus(responses)).toEqual({ 303: 50 });
    const [id = '', ...others] = new Set(responses.map(orderIdOf));
    expect(others).toEqual([]);
    placed.add(id);
    expect((await visitor.get(`/order-success/${id}`)).status).toBe(200);
  });

  test('many buyers at once with mixed carts in any order cause no deadlock', async () => {
    const visitors = await openBuyers(shop, mixedBuyers, (index) => mixedCart(index, ids.slice(2)));
    const responses = await submitUntilNotBusy(visitors, await fillInCheckouts(visitors));

    const counts = countByStatus(responses);
    expect(Object.keys(counts).sort()).toEqual(['303', '409']);
    for (const id of responses.map(orderIdOf)) if (id) placed.add(id);
  });

  test('afterwards the invariants hold, nothing is oversold and nothing is in the log', async () => {
    expect(shop.logProblems()).toEqual([]);
    const query = sqlQueryOf(shop.shop);
    expect(await brokenInvariants(query)).toEqual([]);
    const orders = await query('select id from orders');
    expect(new Set(orders.map(({ id }) => id))).toEqual(placed);
    const [rushed, last, ...mixed] = await stocksOf(query, ids);
    expect([rushed, last]).toEqual([0, 0]);
    // A buyer was refused, and wanted at most three units, so that some product has fewer left.
    expect(Math.min(...mixed)).toBeLessThan(3);
  });
});

async function stocksOf(query: Query, ids: readonly string[]): Promise<number[]> {
  const rows = await query('select id, stock from products');
  return ids.map((id) => Number(rows.find((row) => row['id'] === id)?.['stock']));
}

/** Returns two or three products in an order that differs from buyer to buyer, to provoke deadlocks. */
function mixedCart(index: number, productIds: readonly string[]): [string, number][] {
  const first = index % productIds.length;
  const step = index % 2 === 0 ? 1 : productIds.length - 1;
  const lines = [0, 1, 2].slice(0, 2 + (index % 2));
  return lines.map((line) => {
    const productId = productIds[(first + line * step) % productIds.length] ?? '';
    return [productId, 1 + (index % 3)];
  });
}
