import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { returnTries } from './return-tries.server.ts';
import { spendTry } from './spend-try.server.ts';
import { tryBudgets } from './tables.server.ts';

test('only the bucket that is named gets its tries back', async () => {
  const shop = await openTestShop();
  for (const bucket of ['one', 'other']) await spendTry(shop, { bucket, tries: 1, windowMs: 1000 });

  await returnTries(shop, 'one');
  await returnTries(shop, 'never-used');

  expect(await shop.db.select({ bucket: tryBudgets.bucket }).from(tryBudgets)).toEqual([
    { bucket: 'other' },
  ]);
});
