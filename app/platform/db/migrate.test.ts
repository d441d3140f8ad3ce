import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { migrateTo } from '#platform/backup/known-migrations.server.ts';
import { fillEveryTable } from '#test/fill-every-table.ts';
import { queryOf } from '#test/look-inside.ts';
import type { Database } from './database.server.ts';
import { listMigrations, migrate, migrationsFolder } from './migrate.server.ts';

const [first] = readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash }) => ({
  when: `${folderMillis}`,
  hash,
}));
const header = { is: 'backup', format: 1, app: '1', kind: 'shop', at: '', secretMark: '' } as const;

async function aShopOfTheFirstVersion() {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  onTestFinished(() => client.close());
  const db = drizzle({ client, casing: 'snake_case' }) as unknown as Database;
  const shop = { db, kind: 'embedded' } as const;
  await migrateTo(shop, { ...header, migrations: first ? [first] : [] });
  return shop;
}

test('a shop of the first version, with a row in every table, is brought up to date and loses none', async () => {
  const shop = await aShopOfTheFirstVersion();
  expect(await listMigrations(shop.db)).toEqual([first]);
  const tables = await fillEveryTable(shop.db);

  await migrate(shop);

  const query = queryOf(shop);
  const kept = await query(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  );
  for (const { name } of kept.filter(({ name }) => tables.includes(`${name}`))) {
    expect(await query(`select from ${name}`), `${name}`).toHaveLength(1);
  }
  expect(tables.length).toBeGreaterThan(30);
});

const foreign = [
  ['of before the first release', `update drizzle.__drizzle_migrations set hash = 'another'`],
  [
    'of a newer version',
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`,
  ],
] as const;

test.each(foreign)(
  'data %s are refused in words, and nothing of them changes',
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
