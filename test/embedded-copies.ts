import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '#platform/db/database.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';

/** Keeps the cache of the database small: clearing the usual 128 MB takes a third of the time of opening. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const openNew = (loadDataDir?: Blob) =>
  PGlite.create({ extensions: { pg_trgm }, startParams, ...(loadDataDir && { loadDataDir }) });

/** Opens an embedded database in memory, a copy of these files. */
export const openCopy = (copy: Blob): Promise<PGlite> => openNew(copy);

/** Opens an embedded database in memory without tables. */
export async function openWithoutTables(): Promise<PGlite> {
  return openCopy(await fs.openAsBlob(await copyWithoutTables()));
}

/** Opens an embedded database in memory with the current tables and no rows. */
export async function openWithTables(): Promise<PGlite> {
  return openCopy(await fs.openAsBlob(await copyWithTables()));
}

/** Returns an archive of the files of a new database, which is kept for later runs, because creating one takes seconds. */
export function copyWithoutTables(): Promise<string> {
  return keptCopy([], () => openNew());
}

/** Returns an archive of the files of a database with the current tables, kept likewise. */
export function copyWithTables(): Promise<string> {
  const migrations = fs.globSync('db/migrations/*.sql').sort();
  return keptCopy(migrations, async () => {
    const client = await openWithoutTables();
    const db = drizzle({ client, casing: 'snake_case' }) as unknown as Database;
    await migrate({ db, kind: 'embedded' });
    return client;
  });
}

async function keptCopy(sources: readonly string[], make: () => Promise<PGlite>): Promise<string> {
  const content = ['node_modules/@electric-sql/pglite/package.json', ...sources].map((file) =>
    fs.readFileSync(file, 'utf8'),
  );
  const name = `${crypto.hash('sha256', content.join()).slice(0, 16)}.tar`;
  const file = path.resolve('node_modules/.cache/sandhi-empty-database', name);
  if (!fs.existsSync(file)) await keep(await make(), file);
  return file;
}

/** Closes the database and returns a copy of its files. */
export async function closeAndCopy(client: PGlite): Promise<Blob> {
  const copy = await client.dumpDataDir('none');
  await client.close();
  return copy;
}

async function keep(client: PGlite, file: string): Promise<void> {
  const copy = await closeAndCopy(client);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, await copy.bytes());
  fs.renameSync(unfinished, file);
}
