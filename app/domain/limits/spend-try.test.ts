import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { returnTries } from './return-tries.server.ts';
import { spendTry } from './spend-try.server.ts';
import { tryBudgets } from './tables.server.ts';

const minuteMs = 60 * 1000;
const budget = { bucket: 'sign-in:kamala', tries: 3, windowMs: 15 * minuteMs };

test('a budget lasts for its tries, and then says how long to wait', async () => {
  const shop = await openTestShop();
  for (const _ of [1, 2, 3]) expect((await spendTry(shop, budget)).ok).toBe(true);
  shop.clock.at = new Date(shop.clock.at.getTime() + 5 * minuteMs);

  expect(await spendTry(shop, budget)).toEqual({
    ok: false,
    refusal: { code: 'too-many-tries', retryAfterMs: 10 * minuteMs },
  });
});

test('the window begins with the first try and does not move with the others', async () => {
  const shop = await openTestShop();
  const opened = shop.clock.at.getTime();
  for (const minute of [0, 5, 14]) {
    shop.clock.at = new Date(opened + minute * minuteMs);
    await spendTry(shop, budget);
  }
  expect((await spendTry(shop, budget)).ok).toBe(false);

  shop.clock.at = new Date(opened + 15 * minuteMs);
  expect((await spendTry(shop, budget)).ok).toBe(true);
});

test('many tries at once count as many', async () => {
  const shop = await openTestShop();
  const tries = await Promise.all(Array.from({ length: 30 }, () => spendTry(shop, budget)));

  expect(tries.filter((one) => one.ok)).toHaveLength(3);
});

test('whoever goes on trying writes nothing', async () => {
  const shop = await openTestShop();
  for (const _ of [1, 2, 3, 4, 5]) await spendTry(shop, budget);

  expect(await shop.db.select({ used: tryBudgets.used }).from(tryBudgets)).toEqual([{ used: 3 }]);
});

test('one bucket does not pay for another', async () => {
  const shop = await openTestShop();
  for (const _ of [1, 2, 3, 4]) await spendTry(shop, budget);

  expect((await spendTry(shop, { ...budget, bucket: 'sign-in:nimal' })).ok).toBe(true);
});

test('who proves to be no stranger has all tries again', async () => {
  const shop = await openTestShop();
  for (const _ of [1, 2, 3, 4]) await spendTry(shop, budget);

  await returnTries(shop, budget.bucket);

  expect((await spendTry(shop, budget)).ok).toBe(true);
});

test('a budget that was used up while the clock was ahead begins anew once the clock is right', async () => {
  const shop = await openTestShop();
  const today = shop.clock.at;
  shop.clock.at = new Date('2027-11-21T03:30:00.000Z');
  for (const _ of [1, 2, 3]) await spendTry(shop, budget);
  expect((await spendTry(shop, budget)).ok).toBe(false);

  shop.clock.at = today;
  expect((await spendTry(shop, budget)).ok).toBe(true);
});
