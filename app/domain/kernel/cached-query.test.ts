import { randomUUID } from 'node:crypto';
import { setImmediate as letBackgroundReadsRun } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { readCached } from './cached-query.server.ts';
import { inTransaction } from './shop.server.ts';

/** Opens a shop with a query that counts orders; tests change the number, and read how often it was counted. */
async function aCountingShop(orders: number) {
  const shop = await openTestShop();
  const counted = { orders, times: 0 };
  const query = {
    // Tests share a database, and so the results that are cached for it.
    key: randomUUID(),
    read: async () => {
      counted.times += 1;
      if (counted.orders < 0) throw new Error('The database is away.');
      return counted.orders;
    },
    isLarge: (found: number) => found >= 100,
  };
  const passMs = (ms: number) => {
    shop.clock.at = new Date(shop.now().getTime() + ms);
  };
  return { shop, counted, query, passMs };
}

const minute = 60_000;

test('in a small shop the query runs for each page', async () => {
  const { shop, counted, query } = await aCountingShop(99);
  expect(await readCached(shop, query)).toBe(99);
  counted.orders = 98;
  expect(await readCached(shop, query)).toBe(98);
});

test('in a big shop a page shows the cached result, while a newer result is read in the background for the next page', async () => {
  const { shop, counted, query, passMs } = await aCountingShop(100);
  expect(await readCached(shop, query)).toBe(100);
  counted.orders = 101;
  expect(await readCached(shop, query)).toBe(100);
  expect(counted.times).toBe(1);
  passMs(minute);
  expect(await readCached(shop, query)).toBe(100);
  await letBackgroundReadsRun();
  expect(await readCached(shop, query)).toBe(101);
  expect(counted.times).toBe(2);
});

test('newer results are read in the background one at a time, so that they do not slow the page', async () => {
  const { shop, query, passMs } = await aCountingShop(100);
  const ends: (() => void)[] = [];
  const slow = (key: string) => ({
    ...query,
    key: `${query.key} ${key}`,
    read: () => new Promise<number>((end) => ends.push(() => end(100))),
  });
  const both = () => Promise.all(['one', 'two'].map((key) => readCached(shop, slow(key))));
  const first = both();
  for (const end of ends.splice(0)) end();
  await first;
  passMs(minute);
  await both();
  await letBackgroundReadsRun();
  expect(ends).toHaveLength(1);
  ends.shift()?.();
  await letBackgroundReadsRun();
  expect(ends).toHaveLength(1);
  ends.shift()?.();
});

test('a result older than ten minutes is read again before the page is shown', async () => {
  const { shop, counted, query, passMs } = await aCountingShop(100);
  await readCached(shop, query);
  counted.orders = 200;
  passMs(11 * minute);
  expect(await readCached(shop, query)).toBe(200);
});

test('a failure in the background is shown by the next page, which reads again', async () => {
  const { shop, counted, query, passMs } = await aCountingShop(100);
  await readCached(shop, query);
  counted.orders = -1;
  passMs(minute);
  expect(await readCached(shop, query)).toBe(100);
  await letBackgroundReadsRun();
  await expect(readCached(shop, query)).rejects.toThrow('away');
  counted.orders = 102;
  expect(await readCached(shop, query)).toBe(102);
});

test('in a transaction the query always runs, because a command decides by its result', async () => {
  const { shop, counted, query } = await aCountingShop(100);
  await readCached(shop, query);
  counted.orders = 300;
  const read = await inTransaction(shop, async (within) => ({
    ok: true as const,
    value: await readCached(within, query),
  }));
  expect(read).toEqual({ ok: true, value: 300 });
});

test('the twenty results that were used last are cached', async () => {
  const { shop, counted, query } = await aCountingShop(100);
  for (let found = 0; found <= 20; found += 1) {
    await readCached(shop, { ...query, key: `${query.key} ${found}` });
  }
  expect(counted.times).toBe(21);
  await readCached(shop, { ...query, key: `${query.key} 20` });
  expect(counted.times).toBe(21);
  await readCached(shop, { ...query, key: `${query.key} 0` });
  expect(counted.times).toBe(22);
});
