import { desc } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { backupRuns } from './tables.server.ts';

const maxListed = 60;

/** Lists backups and failures, the newest first. */
export function listBackups(shop: Shop) {
  return shop.db.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(maxListed);
}
