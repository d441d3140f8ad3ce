import path from 'node:path';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { alone } from './alone.server.ts';
import type { OpenDatabase } from './open-embedded.server.ts';

/** Brings the tables up to date. Several instances may start at once: one migrates and the others wait. */
export async function migrate(
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  migrationsFolder = defaultFolder(),
) {
  const migrateIt = database.kind === 'embedded' ? migrateEmbedded : migratePostgres;
  await alone(database, () => migrateIt(database.db as never, { migrationsFolder }));
}

function defaultFolder() {
  return path.resolve('db/migrations');
}
