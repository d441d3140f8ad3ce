import fs from 'node:fs';
import path from 'node:path';
import { checkDatabase } from '#platform/db/check-database.server.ts';
import { type DataLock, takeDataLock } from '#platform/db/data-lock.server.ts';
import { listMigrations } from '#platform/db/migrate.server.ts';
import { type OpenDatabase, openEmbedded } from '#platform/db/open-embedded.server.ts';
import { openPostgres } from '#platform/db/open-postgres.server.ts';
import { waitForPostgres } from '#platform/db/wait-for-postgres.server.ts';
import { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';
import { type BackupHeader, BackupRefused } from './backup-format.server.ts';
import { syncFolder } from './draft-file.server.ts';
import { listFilledTables } from './load-rows.server.ts';

/** The target of a restore: an empty data directory, or an empty database with a directory for its pictures. */
export type RestoreTarget = { dataDir: string; databaseUrl: string | undefined };

/** A target that is locked or connected, and checked to be empty. */
export type OpenRestoreTarget = {
  database: OpenDatabase;
  pictures: FolderMediaStore;
  /**
   * Finishes a complete restore: moves pictures, secret and database into a data directory, which looks empty until then.
   * With a database server it only writes the secret.
   */
  commit: (header: BackupHeader) => Promise<void>;
  release: () => Promise<void>;
};

export function openRestoreTarget(
  target: RestoreTarget,
  header: BackupHeader,
): Promise<OpenRestoreTarget> {
  const { dataDir, databaseUrl } = target;
  const folder = path.join(dataDir, header.kind);
  return databaseUrl === undefined
    ? openFolderTarget(dataDir, folder)
    : openPostgresTarget(databaseUrl, folder, header);
}

/** Builds the shop beside its target and renames it once complete, its database last. */
async function openFolderTarget(dataDir: string, folder: string): Promise<OpenRestoreTarget> {
  refuseShopIn(folder);
  const lock: DataLock = takeDataLock(dataDir);
  const draft = `${folder}.restoring`;
  fs.rmSync(draft, { recursive: true, force: true });
  const database = await openEmbedded(path.join(draft, 'database'), lock);
  return {
    database,
    pictures: new FolderMediaStore(draft),
    commit: async (header) => {
      await database.close();
      writeSecret(draft, header);
      fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
      for (const part of ['media', 'secret', 'database']) {
        const from = path.join(draft, part);
        if (fs.existsSync(from)) fs.renameSync(from, path.join(folder, part));
      }
      await syncFolder(folder);
    },
    release: async () => {
      await database.close().catch(() => undefined);
      fs.rmSync(draft, { recursive: true, force: true });
      lock.release();
    },
  };
}

function refuseShopIn(folder: string) {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (entries.every((name) => name === 'backups')) return;
  throw new BackupRefused(
    `There is a shop in ${folder} already, and a backup never overwrites one.\n` +
      `Name another folder to restore into, or move that shop away first, for example: mv ${folder} ${folder}-before`,
  );
}

async function openPostgresTarget(url: string, folder: string, header: BackupHeader) {
  refuseOtherSecret(folder, header);
  await waitForPostgres(url);
  const database = openPostgres(url, () => undefined, { allowLongStatements: true });
  try {
    await checkDatabase(database);
    await refuseUsedDatabase(database, header);
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
  return {
    database,
    pictures: new FolderMediaStore(folder),
    commit: async (header: BackupHeader) => {
      await database.close();
      writeSecret(folder, header);
    },
    release: () => database.close().catch(() => undefined),
  };
}

/** Refuses tables newer than the backup, as well as tables with a shop in them. */
async function refuseUsedDatabase({ db }: OpenDatabase, { migrations }: BackupHeader) {
  const filled = await listFilledTables(db);
  const applied = await listMigrations(db);
  if (filled.length === 0 && applied.length <= migrations.length) return;
  throw new BackupRefused(
    'The database holds a shop already, and a backup never overwrites one.\n' +
      'Make a new one and name it, for example: createdb --encoding=UTF8 --template=template0 sandhi_restored',
  );
}

function refuseOtherSecret(folder: string, { secret }: BackupHeader) {
  const secretPath = path.join(folder, 'secret');
  if (secret === undefined || !fs.existsSync(secretPath)) return;
  if (fs.readFileSync(secretPath, 'utf8').trim() === secret) return;
  throw new BackupRefused(
    `${secretPath} is the secret of another shop. Restore with another DATA_DIR, or move that file away first.`,
  );
}

function writeSecret(folder: string, { secret }: BackupHeader) {
  if (secret === undefined) return;
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.writeFileSync(path.join(folder, 'secret'), `${secret}\n`, { mode: 0o600, flush: true });
}
