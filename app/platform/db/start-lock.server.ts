import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database.server.ts';
import type { OpenDatabase } from './open-embedded.server.ts';

/** An arbitrary number, which no other program may lock in this database. */
const startLock = 7_263_441;
const pollMs = 100;

/**
 * Runs work that only one instance may do at a time: migrating, filling a new shop. Others wait. The embedded database
 * needs no lock of its own, because the data lock allows only one process.
 */
export async function withStartLock<Value>(
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  work: () => Promise<Value>,
): Promise<Value> {
  if (database.kind === 'embedded') return work();
  return database.db.transaction(async (holder) => {
    while (!(await takeLock(holder))) await pause(pollMs);
    return work();
  });
}

/** Returns whether the lock is free and now held. Does not wait in the database, which ends statements that take long. */
async function takeLock(holder: Database): Promise<boolean> {
  const result = (await holder.execute(
    sql`select set_config('idle_in_transaction_session_timeout', '0', true),
        pg_try_advisory_xact_lock(${startLock}) as held`,
  )) as unknown as { rows: { held: boolean }[] };
  return result.rows[0]?.held === true;
}
