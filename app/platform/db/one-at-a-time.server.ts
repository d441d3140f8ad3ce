import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from './database.server.ts';

/**
 * Does named work unless it is being done already, here or by another instance, and answers whether it was done. The
 * work gets a database of its own and no transaction: it may take its time without holding anything up.
 */
export type OneAtATime = (name: string, work: (db: Database) => Promise<void>) => Promise<boolean>;

/** With several instances: a lock of the database, held by the one connection on which the work is done. */
export function oneAtATimeAmong(pool: Pool): OneAtATime {
  return async (name, work) => {
    const client = await pool.connect();
    const db = drizzle({ client, casing: 'snake_case' }) as unknown as Database;
    let isSound = false;
    try {
      const [got] = await asked(db, sql`select pg_try_advisory_lock(hashtext(${name})) as held`);
      if (got?.held) {
        await work(db);
        await asked(db, sql`select pg_advisory_unlock(hashtext(${name})) as held`);
      }
      isSound = true;
      return got?.held === true;
    } finally {
      // With a connection that failed its lock goes too.
      client.release(!isSound);
    }
  };
}

async function asked(db: Database, query: ReturnType<typeof sql>) {
  const answer = (await db.execute(query)) as unknown as { rows: { held: boolean }[] };
  return answer.rows;
}

/** In the one process of the embedded database its advisory locks always succeed, so names are remembered here. */
export function oneAtATimeHere(db: Database): OneAtATime {
  const busy = new Set<string>();
  return async (name, work) => {
    if (busy.has(name)) return false;
    busy.add(name);
    try {
      await work(db);
      return true;
    } finally {
      busy.delete(name);
    }
  };
}
