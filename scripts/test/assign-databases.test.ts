import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assignDatabases, databasesOf } from './assign-databases.ts';

test('tests of concurrent trade run on PostgreSQL, those of raw rows on both databases, those of plain rules on the embedded one', () => {
  const { embedded, postgres } = assignDatabases();
  for (const file of [
    'checkout/place-order-at-once',
    'refunds/refund-order',
    'order-of-locks',
    'random-trade',
  ]) {
    expect(postgres).toContain(`app/domain/orders/${file}.test.ts`);
  }
  expect(embedded).not.toContain('app/domain/orders/checkout/place-order-at-once.test.ts');
  expect(postgres).toContain('app/domain/kernel/search-text.test.ts');
  expect(embedded).toContain('app/domain/kernel/search-text.test.ts');
  expect(postgres).not.toContain('app/domain/kernel/rupees.test.ts');
  expect(embedded).toContain('app/domain/kernel/rupees.test.ts');
});

test('no unit test is left out', () => {
  const { embedded, postgres } = assignDatabases();
  const files = fs.globSync('**/*.test.{ts,tsx}', {
    exclude: ['node_modules/**', 'build/**', 'data/**', '.react-router/**'],
  });
  const unitTests = files.filter((file) => !file.includes('.http.test.'));
  expect(unitTests.length).toBeGreaterThan(500);
  expect([...new Set([...embedded, ...postgres])].sort()).toEqual(unitTests.sort());
});

test.each([
  ['does two things at once', 'await Promise.all([buy(), buy()]);', ['postgres']],
  ['locks rows', "await shop.db.select().from(orders).for('update');", ['embedded', 'postgres']],
  ['opens a transaction', 'await inTransaction(shop, work);', ['embedded', 'postgres']],
  ['reads raw rows', 'await shop.db.execute(query);', ['embedded', 'postgres']],
  [
    'names the type of a raw expression',
    'shop.db.select({ sum: sql<number>`sum(1)` })',
    ['embedded', 'postgres'],
  ],
  ['compares two numbers', "import { rupees } from '#domain/kernel/rupees.ts';\n", ['embedded']],
])('a new test that %s is assigned automatically', (_what, text, databases) => {
  expect(databasesOf(fileWith(text))).toEqual(databases);
});

test('a plain test of code that locks rows runs on both databases', () => {
  const file = fileWith('await pack(shop, id);');
  fs.writeFileSync(file.replace('.test.ts', '.server.ts'), "query.for('update');");
  expect(databasesOf(file)).toEqual(['embedded', 'postgres']);
});

test('a test that opens the embedded database itself does not run on PostgreSQL', () => {
  const { embedded, postgres } = assignDatabases();
  for (const file of ['app/platform/db/migrate.test.ts', 'app/web/sign-in/credentials.test.ts']) {
    expect(embedded).toContain(file);
    expect(postgres).not.toContain(file);
  }
});

function fileWith(text: string): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-rule-')), 'new.test.ts');
  onTestFinished(() => fs.rmSync(path.dirname(file), { recursive: true }));
  fs.writeFileSync(file, text);
  return file;
}
