import { lt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attemptBudgets } from '#domain/limits/tables.server.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import { daysAgo, deleteInBatches } from './delete-in-batches.server.ts';

async function addBudgets(shop: TestShop, count: number, renewsAt: Date) {
  const rows = Array.from({ length: count }, (_, row) => ({
    bucket: `${renewsAt.getTime()}-${row}`,
    used: 1,
    renewsAt,
  }));
  await shop.db.insert(attemptBudgets).values(rows);
}

test('more than one batch of old rows is deleted, and younger rows stay', async () => {
  const shop = await openTestShop();
  await addBudgets(shop, 2500, daysAgo(shop, 2));
  await addBudgets(shop, 3, daysAgo(shop, 1));
  const expired = lt(attemptBudgets.renewsAt, daysAgo(shop, 1));

  await deleteInBatches(shop, { table: attemptBudgets, key: attemptBudgets.bucket, expired });

  expect(await shop.db.$count(attemptBudgets)).toBe(3);
});

test('nothing is deleted without a condition', async () => {
  const shop = await openTestShop();
  await addBudgets(shop, 3, daysAgo(shop, 1));
  await deleteInBatches(shop, {
    table: attemptBudgets,
    key: attemptBudgets.bucket,
    expired: undefined,
  });
  expect(await shop.db.$count(attemptBudgets)).toBe(3);
});
