import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.server.ts';
import { migrationsFolder } from '#platform/db/migrate.server.ts';
import { aFolderWithPicture, backUp } from '#test/backup-file.ts';
import { openDatabaseOf, sqlQueryOf } from '#test/query-database.ts';
import { readBackupHeader } from './read-backup.server.ts';
import { createTablesOf, restoreBackup } from './restore-backup.server.ts';

const knownMigrations = readMigrationFiles({ migrationsFolder });
const oldMigrations = knownMigrations
  .slice(0, 1)
  .map(({ folderMillis, hash }) => ({ when: `${folderMillis}`, hash }));

let source: Awaited<ReturnType<typeof aFolderWithPicture>>;
beforeEach(async () => {
  source = await aFolderWithPicture();
});
afterEach(() => source.remove());

test('a backup of the first version is restored and migrated to this one, and a second restore into the same directory is refused', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const db = drizzle({ client, casing: 'snake_case' }) as unknown as Database;
  const header = { is: 'backup', format: 1, app: '0.0.1', kind: 'shop', at: '' } as const;
  await createTablesOf(
    { db, kind: 'embedded' },
    { ...header, secretMark: '', migrations: oldMigrations },
  );
  await db.execute(sql`insert into try_budgets values ('a', 1, now())`);
  await backUp(db, source.file, source.store);
  await client.close();
  expect((await readBackupHeader(source.file)).migrations).toEqual(oldMigrations);

  const target = { dataDir: path.join(source.folder, 'restored'), databaseUrl: undefined };
  const { pictures, tables } = await restoreBackup(source.file, target);

  expect(pictures).toBe(1);
  expect(tables.get('try_budgets')?.rows).toBe(1);
  const { database, close } = await openDatabaseOf(target);
  const query = sqlQueryOf(database);
  const rows =
    await query(`select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
    (select count(*)::int from try_budgets) as budgets`);
  await close();
  expect(rows).toEqual([{ migrations: knownMigrations.length, budgets: 1 }]);

  await expect(restoreBackup(source.file, target)).rejects.toThrow('a backup never overwrites one');
});
