import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { takeDataLock } from '#platform/db/data-lock.server.ts';
import { type OpenDatabase, openEmbedded } from '#platform/db/open-embedded.server.ts';
import { openPostgres } from '#platform/db/open-postgres.server.ts';
import type { ShopServer } from './open-shop-server.ts';

export type Row = Record<string, unknown>;
export type Query = (text: string) => Promise<Row[]>;
type ShopData = Pick<ShopServer, 'dataDir' | 'databaseUrl'>;

/** Opens the database of a shop for these queries and closes it. With the embedded database the shop must not be running. */
export async function queryDatabase<Found>(
  data: ShopData,
  run: (query: Query) => Promise<Found>,
): Promise<Found> {
  const { database, close } = await openDatabaseOf(data);
  try {
    return await run(sqlQueryOf(database));
  } finally {
    await close();
  }
}

/** Returns a function that runs an SQL text on this database and returns its rows. */
export function sqlQueryOf({ db }: Pick<OpenDatabase, 'db'>): Query {
  return async (text) => ((await db.execute(sql.raw(text))) as unknown as { rows: Row[] }).rows;
}

/** Opens the database of a shop directly, for a caller that closes it itself. */
export async function openDatabaseOf({ dataDir, databaseUrl }: ShopData) {
  if (databaseUrl !== undefined) {
    const database = openPostgres(databaseUrl, () => undefined);
    return { database, close: database.close };
  }
  const lock = takeDataLock(dataDir);
  const mode = fs.existsSync(path.join(dataDir, 'shop')) ? 'shop' : 'demo';
  const database: OpenDatabase = await openEmbedded(path.join(dataDir, mode, 'database'), lock);
  return { database, close: () => database.close().finally(lock.release) };
}
