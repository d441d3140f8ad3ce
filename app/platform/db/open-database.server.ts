import path from 'node:path';
import { checkDatabase } from './check-database.server.ts';
import type { DataLock } from './data-lock.server.ts';
import { copyEmptyDatabase } from './empty-database.server.ts';
import { migrate } from './migrate.server.ts';
import { type OpenDatabase, openEmbedded } from './open-embedded.server.ts';
import { openPostgres } from './open-postgres.server.ts';
import { type WaitOptions, waitForPostgres } from './wait-for-postgres.server.ts';

export type DatabaseOptions =
  | { kind: 'embedded'; folder: string; lock: DataLock }
  | ({ kind: 'postgres'; url: string; onDeadConnection: (error: Error) => void } & WaitOptions);

/** Opens the shop's database, checks that it suits the shop, and migrates its tables. Waits for a server that is down. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.kind === 'postgres') {
    const { url, onDeadConnection } = options;
    await waitForPostgres(url, options);
    const migrating = openPostgres(url, onDeadConnection, { allowLongStatements: true });
    await prepare(migrating).finally(migrating.close);
    return openPostgres(url, onDeadConnection);
  }
  const folder = path.join(options.folder, 'database');
  copyEmptyDatabase(folder);
  const database = await openEmbedded(folder, options.lock);
  try {
    await prepare(database);
    return database;
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
}

async function prepare(database: OpenDatabase): Promise<void> {
  await checkDatabase(database);
  await migrate(database);
}
