import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { emptyDatabaseFolder } from '#platform/db/empty-database.server.ts';
import { sparingNodeFlags } from './node-flags.ts';

/** Keeps the cache of the database small: clearing the usual 128 MB takes a third of the time of opening. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens an embedded database in memory, a copy of these files. */
export function openCopy(copy: Blob): Promise<PGlite> {
  return PGlite.create({ extensions: { pg_trgm }, startParams, loadDataDir: copy });
}

/** Opens an embedded database in memory with the current tables and no rows. */
export function openWithTables(): Promise<PGlite> {
  const folder = ensureEmptyDatabase();
  const files = fs.readdirSync(folder);
  const archive = execFileSync('tar', ['-c', '--format=ustar', '-C', folder, ...files], {
    maxBuffer: 256 * 1024 ** 2,
  });
  return openCopy(new Blob([archive]));
}

/** Opens an embedded database in memory without tables. */
export async function openWithoutTables(): Promise<PGlite> {
  const client = await openWithTables();
  await client.exec(
    'drop schema public cascade; drop schema drizzle cascade; create schema public',
  );
  return client;
}

/** Returns the folder of the empty database that the build makes, and makes it if there is none, which takes seconds. */
export function ensureEmptyDatabase(): string {
  const folder = emptyDatabaseFolder();
  if (!fs.existsSync(folder)) {
    const script = 'scripts/build/make-empty-database.ts';
    execFileSync(process.execPath, [...sparingNodeFlags, script], { stdio: 'inherit' });
  }
  return folder;
}
