import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { outlived } from './backup-rules.ts';
import { backupRuns } from './tables.server.ts';

const failuresKeptMs = 90 * 24 * 60 * 60 * 1000;

/**
 * Lets go of backups that newer ones have outlived, file first. What this shop did not make itself, such as a backup of
 * another shop in the same folder, is not its business.
 */
export async function sweepBackups(shop: Shop, folder: string): Promise<void> {
  const { id, fileName, startedAt, state } = backupRuns;
  const made = await shop.db
    .select({ id, fileName, startedAt })
    .from(backupRuns)
    .where(eq(state, 'done'));
  const old = outlived(made, shop.now());
  for (const { fileName } of old) {
    if (fileName) await rm(path.join(folder, path.basename(fileName)), { force: true });
  }
  const ids = old.map((backup) => backup.id);
  if (ids.length > 0) await shop.db.delete(backupRuns).where(inArray(id, ids));
  const longAgo = new Date(shop.now().getTime() - failuresKeptMs);
  await shop.db.delete(backupRuns).where(and(eq(state, 'failed'), lt(startedAt, longAgo)));
}
