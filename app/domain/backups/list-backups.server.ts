import { desc, eq, inArray, or } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { backupRuns } from './tables.server.ts';

const maxFailures = 20;

/**
 * Lists all backups and the latest 20 failures, newest first. Limits failures, because a failing backup is repeated
 * hourly.
 */
export function listBackups(shop: Shop) {
  const { id, state, startedAt } = backupRuns;
  const latestFailures = shop.db
    .select({ id })
    .from(backupRuns)
    .where(eq(state, 'failed'))
    .orderBy(desc(startedAt))
    .limit(maxFailures);
  return shop.db
    .select()
    .from(backupRuns)
    .where(or(eq(state, 'done'), inArray(id, latestFailures)))
    .orderBy(desc(startedAt));
}
