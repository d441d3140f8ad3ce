import { sql } from 'drizzle-orm';
import type { Database } from './database.server.ts';

/**
 * Does named work unless it is being done already, here or by another instance, and answers whether it was done. The
 * work gets a database and no transaction: it may take its time without holding anything up.
 */
export type OneAtATime = (name: string, work: (db: Database) => Promise<void>) => Promise<boolean>;

/**
 * With several instances: a lock of the database, held by a transaction that does nothing else while the work goes on.
 * A lock of a session would stay behind on whatever connection a pooler had chosen for that statement.
 */
export function oneAtATimeAmong(db: Database): OneAtATime {
  return async (name, work) => {
    let isDone = false;
    try {
      await db.transaction(async (holder) => {
        if (!(await takeLock(holder, name))) return;
        await work(db);
        isDone = true;
      });
    } catch (thrown) {
      // A lock that is lost after the work has ended takes nothing away from it.
      if (!isDone) throw thrown;
    }
    return isDone;
  };
}

async function takeLock(holder: Database, name: string): Promise<boolean> {
  const answer = (await holder.execute(
    sql`select set_config('idle_in_transaction_session_timeout', '0', true),
        pg_try_advisory_xact_lock(hashtext(${name})) as held`,
  )) as unknown as { rows: { held: boolean }[] };
  return answer.rows[0]?.held === true;
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
