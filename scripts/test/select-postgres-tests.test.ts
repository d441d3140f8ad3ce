import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { canDifferOnPostgres, selectPostgresTests } from './select-postgres-tests.ts';

test('tests of locks, concurrent trade and raw rows also run on PostgreSQL, tests of plain rules do not', () => {
  const onPostgres = selectPostgresTests();
  for (const file of [
    'checkout/place-order-at-once',
    'refunds/refund-order',
    'order-of-locks',
    'random-trade',
  ]) {
    expect(onPostgres).toContain(`app/domain/orders/${file}.test.ts`);
  }
  expect(onPostgres).toContain('app/domain/kernel/search-text.test.ts');
  expect(onPostgres).not.toContain('app/domain/kernel/rupees.test.ts');
});

test.each([
  ['does two things at once', 'await Promise.all([buy(), buy()]);'],
  ['locks rows', "await shop.db.select().from(orders).for('update');"],
  ['opens a transaction', 'await inTransaction(shop, work);'],
  ['reads raw rows', 'await shop.db.execute(query);'],
  ['names the type of a raw expression', 'shop.db.select({ sum: sql<number>`sum(1)` })'],
])('a new test that %s is selected automatically', (_what, text) => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-rule-')), 'new.test.ts');
  fs.writeFileSync(file, text);
  expect(canDifferOnPostgres(file)).toBe(true);
  fs.writeFileSync(file, "import { rupees } from '#domain/kernel/rupees.ts';\n");
  expect(canDifferOnPostgres(file)).toBe(false);
  fs.rmSync(path.dirname(file), { recursive: true });
});

test('a test that opens the embedded database itself does not run on PostgreSQL', () => {
  const onPostgres = selectPostgresTests();
  expect(onPostgres).not.toContain('app/platform/db/migrate.test.ts');
  expect(onPostgres).not.toContain('app/web/sign-in/credentials.test.ts');
});
