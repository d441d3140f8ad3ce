import { sql } from 'drizzle-orm';
import type { Database } from './database.server.ts';

/**
 * Runs named work unless it is already running, here or in another instance; returns whether it ran. The work gets a
 * database, not a transaction, so it may take long without blocking anything.
 */
export type OneAtATime = (name: string, work: (db: Database) => Promise<void>) => Promise<boolean>;

/**
 * Holds a transaction-level advisory lock, in a transaction that does nothing else while the work runs: behind a pooler, a
 * session-level lock would stay on whichever connection served that statement.
 */
export function oneAtATimeByLock(db: Database): OneAtATime {
  return async (name, work) => {
    let isDone = false;
    try {
      await db.transaction(async (holder) => {
        if (!(await takeLock(holder, name))) return;
        await work(db);
        isDone = true;
      });
    } catch (thrown) {
      // Ignores a failed commit once the work is done. The lock may have been lost earlier, while the work ran.
      if (!isDone) throw thrown;
    }
    return isDone;
  };
}

async function takeLock(holder: Database, name: string): Promise<boolean> {
  const result = (await holder.execute(
    sql`select set_config('idle_in_transaction_session_timeout', '0', true),
        pg_try_advisory_xact_lock(hashtext(${name})) as held`,
  )) as unknown as { rows: { held: boolean }[] };
  return result.rows[0]?.held === true;
}

/** Remembers names in this process, because advisory locks always succeed in the single session of the embedded database. */
export function oneAtATimeInProcess(db: Database): OneAtATime {
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
