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

/** Queries the database of a shop directly. With the embedded database the shop must not be running. */
export async function lookInside<Seen>(
  data: ShopData,
  look: (query: Query) => Promise<Seen>,
): Promise<Seen> {
  const { database, close } = await openInside(data);
  try {
    return await look(queryOf(database));
  } finally {
    await close();
  }
}

export function queryOf({ db }: Pick<OpenDatabase, 'db'>): Query {
  return async (text) => ((await db.execute(sql.raw(text))) as unknown as { rows: Row[] }).rows;
}

/** Opens the database of a shop directly, for several queries. */
export async function openInside({ dataDir, databaseUrl }: ShopData) {
  if (databaseUrl !== undefined) {
    const database = openPostgres(databaseUrl, () => undefined);
    return { database, close: database.close };
  }
  const lock = takeDataLock(dataDir);
  const mode = fs.existsSync(path.join(dataDir, 'shop')) ? 'shop' : 'demo';
  const database: OpenDatabase = await openEmbedded(path.join(dataDir, mode, 'database'), lock);
  return { database, close: () => database.close().finally(lock.release) };
}
