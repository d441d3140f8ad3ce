import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { createTablesOf } from '#platform/backup/restore-backup.server.ts';
import { openCopy, openWithoutTables } from '#test/embedded-copies.ts';
import { fillEveryTable } from '#test/fill-every-table.ts';
import { sqlQueryOf } from '#test/query-database.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import type { Database } from './database.server.ts';
import { listMigrations, migrate, migrationsFolder } from './migrate.server.ts';

const [first] = readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash }) => ({
  when: `${folderMillis}`,
  hash,
}));
const header = { is: 'backup', format: 1, app: '1', kind: 'shop', at: '', secretMark: '' } as const;

let firstVersion: Promise<Blob> | undefined;

/** Makes the first version once, and gives each test a copy of it. */
async function aShopOfTheFirstVersion() {
  firstVersion ??= makeFirstVersion();
  const client = await openCopy(await firstVersion);
  onTestFinished(() => client.close());
  return shopOn(client);
}

async function makeFirstVersion(): Promise<Blob> {
  const client = await openWithoutTables();
  await createTablesOf(shopOn(client), { ...header, migrations: first ? [first] : [] });
  const copy = await client.dumpDataDir('none');
  await client.close();
  return copy;
}

function shopOn(client: PGlite) {
  const db = drizzle({ client, casing: 'snake_case' }) as unknown as Database;
  return { db, kind: 'embedded' } as const;
}

/** Tables that a migration deletes after it has moved their rows, which a test below checks. */
const movedTables = new Set(['order_history']);

test('a shop of the first version, with a row in every table, is brought up to date and keeps these rows', async () => {
  const shop = await aShopOfTheFirstVersion();
  expect(await listMigrations(shop.db)).toEqual([first]);
  const tables = await fillEveryTable(shop.db);

  await migrate(shop);

  const query = sqlQueryOf(shop);
  for (const name of tables.filter((name) => !movedTables.has(name))) {
    expect(await query(`select from ${name}`), name).toHaveLength(1);
  }
  expect(tables.length).toBeGreaterThan(30);
});

thoroughTest(
  'the history of an order of the first version is in its audit entries afterwards',
  async () => {
    const shop = await aShopOfTheFirstVersion();
    await fillEveryTable(shop.db);
    const query = sqlQueryOf(shop);
    const [{ id } = {}] = await query('select id from orders');
    await query(`update audit_entries set action = 'order-refunded', subject_kind = 'order',
    subject_id = '${id}', after = '{"reason": "broken"}'`);
    await query(`insert into order_history (order_id, event, actor, details, at)
    values ('${id}', 'placed', 'guest', '{"source": "web"}', now()),
      ('${id}', 'refund', 'owner:${id}', '{"amount": 500, "back": 1}', now())`);

    await migrate(shop);

    expect(
      await query('select actor, action, subject_id, after from audit_entries order by number'),
    ).toEqual([
      { actor: 'guest', action: 'order-placed', subject_id: id, after: { source: 'web' } },
      {
        actor: 'owner',
        action: 'order-refunded',
        subject_id: id,
        after: { reason: 'broken', amount: 500, back: 1 },
      },
    ]);
  },
);

thoroughTest(
  'the money of orders of the first version is in the payment ledger afterwards',
  async () => {
    const shop = await aShopOfTheFirstVersion();
    await fillEveryTable(shop.db);
    const query = sqlQueryOf(shop);
    await query(`update orders set subtotal_lkr = 500, total_lkr = 500, delivery_fee_lkr = 0, discount_lkr = 0, waived_lkr = 0,
    received_lkr = 500, refunded_lkr = 200, status = 'pending', payment_status = 'pending'`);
    const [{ id } = {}] = await query('select id from orders');
    await query(`update audit_entries set action = 'order-refunded', subject_kind = 'order', subject_id = '${id}',
    before = '{"refundedLkr": 0}', after = '{"refundedLkr": 200}', at = '2026-01-02T00:00:00Z'`);

    await migrate(shop);

    const day = `to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day`;
    expect(
      await query(
        `select kind, amount_lkr::int as amount, ${day} from payment_entries order by id`,
      ),
    ).toEqual([
      { kind: 'refunded', amount: 200, day: '2026-01-02' },
      { kind: 'received', amount: 500, day: '2026-11-20' },
    ]);
  },
);

const refusedChanges = [
  ['from before the first release', `update drizzle.__drizzle_migrations set hash = 'another'`],
  [
    'of a newer version',
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`,
  ],
] as const;

test.each(refusedChanges)(
  'data %s are refused with a message, and get no migration',
  async (name, change) => {
    const shop = await aShopOfTheFirstVersion();
    await migrate(shop);
    await shop.db.execute(sql.raw(change));
    const before = await listMigrations(shop.db);

    await expect(migrate(shop)).rejects.toThrow(
      name === 'of a newer version' ? /by a newer version of Sandhi/ : /before its first release/,
    );
    expect(await listMigrations(shop.db)).toEqual(before);
  },
);

thoroughTest(
  'an order or address without a district gets the district of its town, or none for an unknown town',
  async () => {
    const shop = await aShopOfTheFirstVersion();
    await fillEveryTable(shop.db);
    const query = sqlQueryOf(shop);
    await query(`update orders set city = ' COLOMBO-7', province = 'Western'`);
    await query(`update customer_addresses set city = 'Our village', province = 'Southern'`);

    await migrate(shop);

    expect(await query('select district from orders')).toEqual([{ district: 'Colombo' }]);
    expect(await query('select district from customer_addresses')).toEqual([{ district: null }]);
  },
);
