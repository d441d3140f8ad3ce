import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { RestoreTarget } from '#platform/backup/restore-target.server.ts';
import { takeDataLock } from '#platform/db/data-lock.server.ts';
import type { Database } from '#platform/db/database.server.ts';
import { openEmbedded } from '#platform/db/open-embedded.server.ts';
import { openPostgres } from '#platform/db/open-postgres.server.ts';

type Scratch = {
  target: RestoreTarget;
  /** Opens the restored database. */
  open: (kind: string) => Promise<{ db: Database; close: () => Promise<void> }>;
  remove: () => Promise<void>;
};

/**
 * Makes an empty target for a trial restore: a database beside that of the shop or, where it may not create one, an
 * embedded one in the folder.
 */
export async function openScratch(
  folder: string,
  databaseUrl: string | undefined,
): Promise<Scratch> {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const scratchUrl = databaseUrl && (await createScratchDatabase(databaseUrl));
  return scratchUrl && databaseUrl
    ? openServer(folder, scratchUrl, databaseUrl)
    : openFolder(folder);
}

function openFolder(folder: string): Scratch {
  return {
    target: { dataDir: folder, databaseUrl: undefined },
    open: async (kind) => {
      const lock = takeDataLock(folder);
      const database = await openEmbedded(path.join(folder, kind, 'database'), lock);
      return { db: database.db, close: () => database.close().finally(lock.release) };
    },
    remove: async () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

function openServer(folder: string, scratchUrl: string, databaseUrl: string): Scratch {
  return {
    target: { dataDir: folder, databaseUrl: scratchUrl },
    open: async () => openPostgres(scratchUrl, () => undefined, { allowLongStatements: true }),
    remove: () => runStatements(databaseUrl, [drop(nameOf(scratchUrl))]),
  };
}

/** Returns undefined if this user may not create databases, or a pooler cannot reach a new one. */
async function createScratchDatabase(databaseUrl: string): Promise<string | undefined> {
  const url = new URL(databaseUrl);
  const name = `${nameOf(databaseUrl)}_restored_on_trial`;
  url.pathname = `/${name}`;
  try {
    const create = `create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8'`;
    await runStatements(databaseUrl, [drop(name), create]);
  } catch (thrown) {
    if ((thrown as { code?: string }).code === '42501') return undefined;
    throw thrown;
  }
  try {
    await runStatements(url.href, ['select 1']);
    return url.href;
  } catch {
    await runStatements(databaseUrl, [drop(name)]);
    return undefined;
  }
}

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

function drop(name: string): string {
  return `drop database if exists ${pg.escapeIdentifier(name)} with (force)`;
}

async function runStatements(url: string, queries: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const query of queries) await client.query(query);
  } finally {
    await client.end();
  }
}
