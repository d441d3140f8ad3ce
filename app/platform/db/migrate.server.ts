import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './open-embedded.server.ts';

/** Any number that no other program takes a lock on in this database. */
const migrationLock = 7_263_441;

/**
 * Brings the tables up to date. Several instances may start at once: an advisory lock lets one migrate and the others wait.
 * The embedded database has a single process, held by the data lock, so it needs none.
 */
export async function migrate(database: OpenDatabase, migrationsFolder = defaultFolder()) {
  if (database.kind === 'embedded') {
    await migrateEmbedded(database.db as never, { migrationsFolder });
    return;
  }
  await database.db.transaction(async (holder) => {
    await holder.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await migratePostgres(database.db as never, { migrationsFolder });
  });
}

function defaultFolder() {
  return path.resolve('db/migrations');
}
