import { randomUUID } from 'node:crypto';
import { setImmediate as backgroundReads } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { readRecentFigures } from './recent-figures.server.ts';
import { inTransaction } from './shop.server.ts';

/** Opens a shop with figures that tests change: how many orders it counts, and how often it has counted them. */
async function aCountingShop(orders: number) {
  const shop = await openTestShop();
  const counted = { orders, times: 0 };
  const reading = {
    // Tests share a database, which remembers figures by name.
    name: randomUUID(),
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
  return { shop, counted, reading, passMs };
}

const minute = 60_000;

test('a small shop reads its figures for each page', async () => {
  const { shop, counted, reading } = await aCountingShop(99);
  expect(await readRecentFigures(shop, reading)).toBe(99);
  counted.orders = 98;
  expect(await readRecentFigures(shop, reading)).toBe(98);
});

test('a big shop shows its last figures, reads newer ones in the background, and shows those on the next page', async () => {
  const { shop, counted, reading, passMs } = await aCountingShop(100);
  expect(await readRecentFigures(shop, reading)).toBe(100);
  counted.orders = 101;
  expect(await readRecentFigures(shop, reading)).toBe(100);
  expect(counted.times).toBe(1);
  passMs(minute);
  expect(await readRecentFigures(shop, reading)).toBe(100);
  await backgroundReads();
  expect(await readRecentFigures(shop, reading)).toBe(101);
  expect(counted.times).toBe(2);
});

test('figures older than ten minutes are read before the page is shown', async () => {
  const { shop, counted, reading, passMs } = await aCountingShop(100);
  await readRecentFigures(shop, reading);
  counted.orders = 200;
  passMs(11 * minute);
  expect(await readRecentFigures(shop, reading)).toBe(200);
});

test('a failure in the background is shown by the next page, which reads again', async () => {
  const { shop, counted, reading, passMs } = await aCountingShop(100);
  await readRecentFigures(shop, reading);
  counted.orders = -1;
  passMs(minute);
  expect(await readRecentFigures(shop, reading)).toBe(100);
  await backgroundReads();
  await expect(readRecentFigures(shop, reading)).rejects.toThrow('away');
  counted.orders = 102;
  expect(await readRecentFigures(shop, reading)).toBe(102);
});

test('a command reads the figures of the moment, because it decides by them', async () => {
  const { shop, counted, reading } = await aCountingShop(100);
  await readRecentFigures(shop, reading);
  counted.orders = 300;
  const read = await inTransaction(shop, async (within) => ({
    ok: true as const,
    value: await readRecentFigures(within, reading),
  }));
  expect(read).toEqual({ ok: true, value: 300 });
});

test('a shop keeps the figures of the twenty names that were read last', async () => {
  const { shop, counted, reading } = await aCountingShop(100);
  for (let found = 0; found <= 20; found += 1) {
    await readRecentFigures(shop, { ...reading, name: `${reading.name} ${found}` });
  }
  expect(counted.times).toBe(21);
  await readRecentFigures(shop, { ...reading, name: `${reading.name} 20` });
  expect(counted.times).toBe(21);
  await readRecentFigures(shop, { ...reading, name: `${reading.name} 0` });
  expect(counted.times).toBe(22);
});
