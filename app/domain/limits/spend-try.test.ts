import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { giveBackTry, returnTries, spendAll, spendTry, sweepBudgets } from './spend-try.server.ts';
import { tryBudgets } from './tables.server.ts';

const minuteMs = 60 * 1000;
const budget = { bucket: 'sign-in:kamala', tries: 3, windowMs: 15 * minuteMs };

test('a budget lasts for its tries, and then says how long to wait', async () => {
  const shop = await openTestShop();
  for (const _ of [1, 2, 3]) expect((await spendTry(shop, budget)).ok).toBe(true);
  shop.clock.at = new Date(shop.clock.at.getTime() + 5 * minuteMs);

  expect(await spendTry(shop, budget)).toEqual({
    ok: false,
    refusal: { code: 'too-many-tries', minutes: 10, seconds: 600 },
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

test('tries beyond the budget write nothing', async () => {
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

test('a budget that was used up while the clock was ahead begins again once the clock is right', async () => {
  const shop = await openTestShop();
  const today = shop.clock.at;
  shop.clock.at = new Date('2027-11-21T03:30:00.000Z');
  for (const _ of [1, 2, 3]) await spendTry(shop, budget);
  expect((await spendTry(shop, budget)).ok).toBe(false);

  shop.clock.at = today;
  expect((await spendTry(shop, budget)).ok).toBe(true);
});

const two = { bucket: 'sign-in:account:x', tries: 2, windowMs: 60_000 };

test('a try that was given back can be spent again, and only that one', async () => {
  const shop = await openTestShop();
  await spendTry(shop, two);
  await spendTry(shop, two);

  await giveBackTry(shop, two.bucket);

  expect(await spendTry(shop, two)).toMatchObject({ ok: true });
  expect(await spendTry(shop, two)).toMatchObject({ ok: false });
});

test('a bucket that was not spent from gains nothing', async () => {
  const shop = await openTestShop();
  await giveBackTry(shop, two.bucket);
  await spendTry(shop, two);
  await giveBackTry(shop, two.bucket);
  await giveBackTry(shop, two.bucket);
  for (const _try of [1, 2]) expect(await spendTry(shop, two)).toMatchObject({ ok: true });
  expect(await spendTry(shop, two)).toMatchObject({ ok: false });
});

test('only the bucket that is named gets its tries back', async () => {
  const shop = await openTestShop();
  for (const bucket of ['one', 'other']) await spendTry(shop, { bucket, tries: 1, windowMs: 1000 });

  await returnTries(shop, 'one');
  await returnTries(shop, 'never-used');

  expect(await shop.db.select({ bucket: tryBudgets.bucket }).from(tryBudgets)).toEqual([
    { bucket: 'other' },
  ]);
});

test('budgets whose window is over are swept away, the others keep what was spent of them', async () => {
  const shop = await openTestShop();
  await spendTry(shop, { bucket: 'short', tries: 1, windowMs: 1000 });
  await spendTry(shop, { bucket: 'long', tries: 1, windowMs: 60_000 });
  shop.clock.at = new Date(shop.now().getTime() + 1000);

  await sweepBudgets(shop);

  expect(await shop.db.select().from(tryBudgets)).toMatchObject([{ bucket: 'long', used: 1 }]);
});

test('of several budgets those before the one that is used up are spent, and can be given back', async () => {
  const shop = await openTestShop();
  const one = { bucket: 'one', tries: 5, windowMs: minuteMs };
  const full = { bucket: 'full', tries: 1, windowMs: minuteMs };
  expect((await spendAll(shop, [one, full])).outcome.ok).toBe(true);

  const { outcome, giveBack } = await spendAll(shop, [one, full, budget]);
  expect(outcome).toMatchObject({ refusal: { code: 'too-many-tries', minutes: 1 } });
  const used = () =>
    shop.db.select({ used: tryBudgets.used }).from(tryBudgets).orderBy(tryBudgets.bucket);
  expect(await used()).toEqual([{ used: 1 }, { used: 2 }]);

  await giveBack();
  expect(await used()).toEqual([{ used: 1 }, { used: 1 }]);
});
