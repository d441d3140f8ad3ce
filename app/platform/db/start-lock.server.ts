import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './open-embedded.server.ts';

/** An arbitrary number, which no other program may lock in this database. */
const startLock = 7_263_441;

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
    await holder.execute(sql`select pg_advisory_xact_lock(${startLock})`);
    return work();
  });
}
