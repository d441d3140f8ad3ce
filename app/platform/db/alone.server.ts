import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './open-embedded.server.ts';

/** Any number that no other program locks in this database. */
const startLock = 7_263_441;

/**
 * Runs work that only one instance may do at a time: migrating, filling a new shop. Others wait. The embedded database
 * has a single process, held by the data lock, so it needs no lock.
 */
export async function alone<Value>(
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  work: () => Promise<Value>,
): Promise<Value> {
  if (database.kind === 'embedded') return work();
  return database.db.transaction(async (holder) => {
    await holder.execute(sql`select pg_advisory_xact_lock(${startLock})`);
    return work();
  });
}
