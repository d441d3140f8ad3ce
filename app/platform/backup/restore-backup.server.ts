import { migrate } from '#platform/db/migrate.server.ts';
import { checkMigrations, migrateTo } from './known-migrations.server.ts';
import { type LoadedBackup, loadBackup } from './load-backup.server.ts';
import { readBackupHeader } from './read-backup.server.ts';
import { openRestorePlace, type RestoreTarget } from './restore-place.server.ts';

/**
 * Makes a shop out of a backup, on either database, whichever it came from. A backup of an older version is loaded into
 * the tables that it knew and brought up to date after that. A place that holds a shop is refused.
 */
export async function restoreBackup(
  file: string,
  target: RestoreTarget,
  onStep?: (table: string, rows: number) => void,
): Promise<LoadedBackup> {
  const header = await readBackupHeader(file);
  checkMigrations(header);
  const { database, pictures, keep, leave } = await openRestorePlace(target, header);
  try {
    await migrateTo(database, header);
    const { db } = database;
    const loaded = await loadBackup(file, { db, pictures, ...(onStep && { onStep }) });
    await migrate(database);
    await keep(header);
    return loaded;
  } finally {
    await leave();
  }
}
