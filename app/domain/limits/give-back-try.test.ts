import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { giveBackTry } from './give-back-try.server.ts';
import { spendTry } from './spend-try.server.ts';

const budget = { bucket: 'sign-in:account:x', tries: 2, windowMs: 60_000 };

test('a try that was given back can be spent again, and only that one', async () => {
  const shop = await openTestShop();
  await spendTry(shop, budget);
  await spendTry(shop, budget);

  await giveBackTry(shop, budget.bucket);

  expect(await spendTry(shop, budget)).toMatchObject({ ok: true });
  expect(await spendTry(shop, budget)).toMatchObject({ ok: false });
});

test('a bucket that nobody spent from gains nothing', async () => {
  const shop = await openTestShop();
  await giveBackTry(shop, budget.bucket);
  await spendTry(shop, budget);
  await giveBackTry(shop, budget.bucket);
  await giveBackTry(shop, budget.bucket);
  for (const _try of [1, 2]) expect(await spendTry(shop, budget)).toMatchObject({ ok: true });
  expect(await spendTry(shop, budget)).toMatchObject({ ok: false });
});
