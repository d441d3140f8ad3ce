import { migrate } from '#platform/db/migrate.server.ts';
import { checkMigrations, migrateTo } from './known-migrations.server.ts';
import { type LoadedBackup, loadBackup } from './load-backup.server.ts';
import { readBackupHeader } from './read-backup.server.ts';
import { openRestorePlace, type RestoreTarget } from './restore-place.server.ts';

/**
 * Restores a backup into either database, whichever it came from. Loads one of an older version into its own tables, then
 * migrates them. Refuses a target that already has a shop.
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
