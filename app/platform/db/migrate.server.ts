import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import type { OpenDatabase } from './open-embedded.server.ts';
import { withStartLock } from './start-lock.server.ts';

type MigrationTarget = Pick<OpenDatabase, 'db' | 'kind'>;
/** A migration as the database and a backup record it: when it was written, in milliseconds, and the hash of its SQL. */
export type Migration = { when: string; hash: string };

export const migrationsFolder = path.resolve('db/migrations');

/**
 * Migrates the tables; of several instances that start at once, one migrates and the others wait. Refuses tables that this
 * version did not make and cannot migrate.
 */
export async function migrate(database: MigrationTarget, folder = migrationsFolder) {
  const migrateIt = database.kind === 'embedded' ? migrateEmbedded : migratePostgres;
  await withStartLock(database, async () => {
    refuseUnknownTables(await listMigrations(database.db));
    await migrateIt(database.db as never, { migrationsFolder: folder });
  });
}

/** Returns the applied migrations, oldest first; none in an empty database. */
export async function listMigrations(db: OpenDatabase['db']): Promise<Migration[]> {
  const tables = await db.execute(sql`select from pg_tables where schemaname = 'drizzle'`);
  if ((tables as unknown as { rows: unknown[] }).rows.length === 0) return [];
  const applied = await db.execute(
    sql`select created_at::text as when, hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return (applied as unknown as { rows: Migration[] }).rows;
}

/** Returns what made the tables: this or an older version (`known`), a newer one, or one before the first release. */
export function originOf(
  applied: readonly Migration[],
): 'known' | 'newer' | 'before-first-release' {
  const knownMigrations = readMigrationFiles({ migrationsFolder });
  const isKnown = ({ when, hash }: Migration, index: number) =>
    when === `${knownMigrations[index]?.folderMillis}` && hash === knownMigrations[index]?.hash;
  if (applied.every(isKnown)) return 'known';
  return applied[0] && isKnown(applied[0], 0) ? 'newer' : 'before-first-release';
}

function refuseUnknownTables(applied: readonly Migration[]): void {
  const origin = originOf(applied);
  if (origin === 'known') return;
  throw new OperatorProblem(
    origin === 'newer'
      ? 'These data were brought up to date by a newer version of Sandhi. Start that version, or a newer one.'
      : 'These data were made by Sandhi before its first release, or by another program, and cannot be brought up to date.\n' +
          'Start with an empty DATA_DIR, or a new database, or go on with the version that made them.',
  );
}
