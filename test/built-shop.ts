import { afterAll, beforeAll } from 'vitest';
import { type DemoShop, startDemoShop } from '#scripts/test/demo-shop.ts';
import { freshDatabase } from '#scripts/test/fresh-database.ts';

/** The two places where the built shop can keep its orders. Use with `describe.each(databases)`. */
export const databases = ['embedded', 'postgres'] as const;

/**
 * Opens the built shop in demo mode for the tests of one `describe`, and closes it after them.
 * Ask for `shop()` inside a test: its address, and how its owner signs in.
 */
export function openBuiltShop(database: (typeof databases)[number]): () => DemoShop {
  let open: DemoShop | undefined;
  beforeAll(async () => {
    open = await startDemoShop(database === 'postgres' ? await databaseOnServer() : undefined);
  });
  afterAll(() => open?.stop());
  return () => {
    if (!open) throw new Error('The shop is open only while a test runs.');
    return open;
  };
}

function databaseOnServer(): Promise<string> {
  const serverUrl = process.env['SANDHI_TEST_DATABASE'];
  if (!serverUrl) {
    throw new Error(
      'This half needs PostgreSQL: use npm test, or set SANDHI_TEST_DATABASE to the URL of a server.',
    );
  }
  return freshDatabase(serverUrl, `sandhi_over_http_${process.pid}`);
}
