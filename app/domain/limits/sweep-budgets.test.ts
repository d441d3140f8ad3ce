import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { spendTry } from './spend-try.server.ts';
import { sweepBudgets } from './sweep-budgets.server.ts';
import { tryBudgets } from './tables.server.ts';

test('budgets whose window is over are swept away, the others keep what was spent of them', async () => {
  const shop = await openTestShop();
  await spendTry(shop, { bucket: 'short', tries: 1, windowMs: 1000 });
  await spendTry(shop, { bucket: 'long', tries: 1, windowMs: 60_000 });
  shop.clock.at = new Date(shop.now().getTime() + 1000);

  await sweepBudgets(shop);

  expect(await shop.db.select().from(tryBudgets)).toMatchObject([{ bucket: 'long', used: 1 }]);
});
