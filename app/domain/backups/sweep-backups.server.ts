import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { listExpiredBackups } from './backup-rules.ts';
import { backupRuns } from './tables.server.ts';

const keepFailuresMs = 90 * 24 * 60 * 60 * 1000;

/**
 * Deletes expired backups, file first, and old failures. Does not touch files that this shop did not make, such as the
 * backups of another shop in the same folder.
 */
export async function sweepBackups(shop: Shop, folder: string): Promise<void> {
  const { id, fileName, startedAt, state } = backupRuns;
  const finished = await shop.db
    .select({ id, fileName, startedAt })
    .from(backupRuns)
    .where(eq(state, 'done'));
  const expired = listExpiredBackups(finished, shop.now());
  for (const { fileName } of expired) {
    if (fileName) await rm(path.join(folder, path.basename(fileName)), { force: true });
  }
  const ids = expired.map((backup) => backup.id);
  if (ids.length > 0) await shop.db.delete(backupRuns).where(inArray(id, ids));
  const failuresBefore = new Date(shop.now().getTime() - keepFailuresMs);
  await shop.db.delete(backupRuns).where(and(eq(state, 'failed'), lt(startedAt, failuresBefore)));
}
