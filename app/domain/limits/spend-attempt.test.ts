import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import {
  resetBudget,
  returnAttempt,
  spendAttempt,
  spendAttempts,
  sweepBudgets,
} from './spend-attempt.server.ts';
import { attemptBudgets } from './tables.server.ts';

const minuteMs = 60 * 1000;
const budget = { bucket: 'sign-in:kamala', attempts: 3, windowMs: 15 * minuteMs };

test('a budget refuses once its attempts are used up, and says how long to wait', async () => {
  const shop = await openTestShop();
  for (const _ of [1, 2, 3]) expect((await spendAttempt(shop, budget)).ok).toBe(true);
  shop.clock.at = new Date(shop.clock.at.getTime() + 5 * minuteMs);

  expect(await spendAttempt(shop, budget)).toEqual({
    ok: false,
    refusal: { code: 'too-many-attempts', minutes: 10, seconds: 600 },
  });
});

test('the window begins with the first attempt and does not move with later ones', async () => {
  const shop = await openTestShop();
  const opened = shop.clock.at.getTime();
  for (const minute of [0, 5, 14]) {
    shop.clock.at = new Date(opened + minute * minuteMs);
    await spendAttempt(shop, budget);
  }
  expect((await spendAttempt(shop, budget)).ok).toBe(false);

  shop.clock.at = new Date(opened + 15 * minuteMs);
  expect((await spendAttempt(shop, budget)).ok).toBe(true);
});

test('concurrent attempts are all counted', async () => {
  const shop = await openTestShop();
  const attempts = await Promise.all(Array.from({ length: 30 }, () => spendAttempt(shop, budget)));

  expect(attempts.filter((one) => one.ok)).toHaveLength(3);
});

test('attempts beyond the budget write nothing', async () => {
  const shop = await openTestShop();
  for (const _ of [1, 2, 3, 4, 5]) await spendAttempt(shop, budget);

  expect(await shop.db.select({ used: attemptBudgets.used }).from(attemptBudgets)).toEqual([
    { used: 3 },
  ]);
});

test('one bucket does not spend the attempts of another', async () => {
  const shop = await openTestShop();
  for (const _ of [1, 2, 3, 4]) await spendAttempt(shop, budget);

  expect((await spendAttempt(shop, { ...budget, bucket: 'sign-in:nimal' })).ok).toBe(true);
});

test('a reset budget has all its attempts again', async () => {
  const shop = await openTestShop();
  for (const _ of [1, 2, 3, 4]) await spendAttempt(shop, budget);

  await resetBudget(shop, budget.bucket);

  expect((await spendAttempt(shop, budget)).ok).toBe(true);
});

test('a budget that was used up while the clock was ahead begins again once the clock is right', async () => {
  const shop = await openTestShop();
  const today = shop.clock.at;
  shop.clock.at = new Date('2027-11-21T03:30:00.000Z');
  for (const _ of [1, 2, 3]) await spendAttempt(shop, budget);
  expect((await spendAttempt(shop, budget)).ok).toBe(false);

  shop.clock.at = today;
  expect((await spendAttempt(shop, budget)).ok).toBe(true);
});

const budgetOfTwo = { bucket: 'sign-in:account:x', attempts: 2, windowMs: 60_000 };

test('a returned attempt can be spent once more', async () => {
  const shop = await openTestShop();
  await spendAttempt(shop, budgetOfTwo);
  await spendAttempt(shop, budgetOfTwo);

  await returnAttempt(shop, budgetOfTwo.bucket);

  expect(await spendAttempt(shop, budgetOfTwo)).toMatchObject({ ok: true });
  expect(await spendAttempt(shop, budgetOfTwo)).toMatchObject({ ok: false });
});

test('returning an attempt that was not spent adds no attempt', async () => {
  const shop = await openTestShop();
  await returnAttempt(shop, budgetOfTwo.bucket);
  await spendAttempt(shop, budgetOfTwo);
  await returnAttempt(shop, budgetOfTwo.bucket);
  await returnAttempt(shop, budgetOfTwo.bucket);
  for (const _ of [1, 2]) expect(await spendAttempt(shop, budgetOfTwo)).toMatchObject({ ok: true });
  expect(await spendAttempt(shop, budgetOfTwo)).toMatchObject({ ok: false });
});

test('only the bucket that is reset gets its attempts back', async () => {
  const shop = await openTestShop();
  for (const bucket of ['one', 'other'])
    await spendAttempt(shop, { bucket, attempts: 1, windowMs: 1000 });

  await resetBudget(shop, 'one');
  await resetBudget(shop, 'never-used');

  expect(await shop.db.select({ bucket: attemptBudgets.bucket }).from(attemptBudgets)).toEqual([
    { bucket: 'other' },
  ]);
});

test('budgets whose window is over are deleted, and the others keep their spent attempts', async () => {
  const shop = await openTestShop();
  await spendAttempt(shop, { bucket: 'short', attempts: 1, windowMs: 1000 });
  await spendAttempt(shop, { bucket: 'long', attempts: 1, windowMs: 60_000 });
  shop.clock.at = new Date(shop.now().getTime() + 1000);

  await sweepBudgets(shop);

  expect(await shop.db.select().from(attemptBudgets)).toMatchObject([{ bucket: 'long', used: 1 }]);
});

test('one attempt of each of several budgets is spent and can be returned, or none if one of them is used up', async () => {
  const shop = await openTestShop();
  const one = { bucket: 'one', attempts: 5, windowMs: minuteMs };
  const full = { bucket: 'two', attempts: 1, windowMs: minuteMs };
  const used = async () => {
    const rows = await shop.db
      .select({ used: attemptBudgets.used })
      .from(attemptBudgets)
      .orderBy(attemptBudgets.bucket);
    return rows.map((row) => row.used);
  };
  const first = await spendAttempts(shop, [one, full]);
  expect(first.outcome.ok).toBe(true);

  const second = await spendAttempts(shop, [one, full, budget]);
  expect(second.outcome).toMatchObject({ refusal: { code: 'too-many-attempts', minutes: 1 } });
  expect(await used()).toEqual([1, 1]);
  await second.returnAttempts();
  expect(await used()).toEqual([1, 1]);

  await first.returnAttempts();
  expect(await used()).toEqual([0, 0]);
});
