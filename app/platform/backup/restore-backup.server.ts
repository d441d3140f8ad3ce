import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate, migrationsFolder, originOf } from '#platform/db/migrate.server.ts';
import type { OpenDatabase } from '#platform/db/open-embedded.server.ts';
import type { BackupFile } from './backup-file.server.ts';
import { type BackupHeader, BackupRefused } from './backup-format.server.ts';
import { type LoadedBackup, loadBackup } from './load-backup.server.ts';
import { readBackupHeader } from './read-backup.server.ts';
import { openRestoreTarget, type RestoreTarget } from './restore-target.server.ts';

/**
 * Restores a backup into either database, whichever it came from. A backup of an older version is loaded into tables of
 * that version, which are then migrated. Refuses a target that already has a shop.
 */
export async function restoreBackup(
  file: BackupFile,
  target: RestoreTarget,
  onStep?: (table: string, rows: number) => void,
): Promise<LoadedBackup> {
  const header = await readBackupHeader(file);
  checkMigrations(header);
  const { database, pictures, commit, release } = await openRestoreTarget(target, header);
  try {
    await createTablesOf(database, header);
    const { db } = database;
    const loaded = await loadBackup(file, { db, pictures, ...(onStep && { onStep }) });
    await migrate(database);
    await commit(header);
    return loaded;
  } finally {
    await release();
  }
}

/** Refuses a backup whose tables this version cannot create: from a newer version, or from before the first release. */
export function checkMigrations({ migrations, app }: BackupHeader): void {
  const origin = originOf(migrations);
  if (origin === 'known') return;
  throw new BackupRefused(
    origin === 'newer'
      ? `This backup was made by Sandhi ${app} with tables that this version does not know. Restore it with the version that made it, or a newer one.`
      : `This backup was made by Sandhi ${app} before its first release, with tables that later versions cannot bring up to date. Restore it with the version that made it.`,
  );
}

/** Creates the tables as they were when the backup was made, without later ones. */
export async function createTablesOf(
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  { migrations }: BackupHeader,
): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-migrations-'));
  try {
    fs.cpSync(migrationsFolder, folder, { recursive: true });
    const journalPath = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(fs.readFileSync(journalPath, 'utf8')) as { entries: unknown[] };
    const entries = journal.entries.slice(0, migrations.length);
    fs.writeFileSync(journalPath, JSON.stringify({ ...journal, entries }));
    await migrate(database, folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
