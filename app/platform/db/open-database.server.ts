import path from 'node:path';
import { checkDatabase } from './check-database.server.ts';
import type { DataLock } from './data-lock.server.ts';
import { migrate } from './migrate.server.ts';
import { type OpenDatabase, openEmbedded } from './open-embedded.server.ts';
import { openPostgres } from './open-postgres.server.ts';

export type DatabaseWanted =
  | { kind: 'embedded'; folder: string; lock: DataLock }
  | { kind: 'postgres'; url: string; onIdleError: (error: Error) => void };

/** Opens the shop's database, checks that it can hold the shop, and brings its tables up to date. */
export async function openDatabase(wanted: DatabaseWanted): Promise<OpenDatabase> {
  const database =
    wanted.kind === 'embedded'
      ? await openEmbedded(path.join(wanted.folder, 'database'), wanted.lock)
      : openPostgres(wanted.url, wanted.onIdleError);
  try {
    await checkDatabase(database);
    await migrate(database);
    return database;
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
}
