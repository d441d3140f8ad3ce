import { rm } from 'node:fs/promises';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findNewestBackup } from './backup-rules.ts';
import { backupRuns } from './tables.server.ts';

/** `newest`: the last successful backup, which a restore would need. */
export type DeleteBackupRefusal = { code: 'missing' } | { code: 'newest' };

/** Deletes the file of a backup, then its line in the list, so that a failure leaves no file without a line. */
export function deleteBackup(
  shop: AdminShop,
  folder: string,
  id: string,
): Promise<Result<undefined, DeleteBackupRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const finished = await shop.db
      .select({
        id: backupRuns.id,
        fileName: backupRuns.fileName,
        startedAt: backupRuns.startedAt,
      })
      .from(backupRuns)
      .where(eq(backupRuns.state, 'done'))
      .orderBy(desc(backupRuns.startedAt));
    const run = finished.find((run) => run.id === id);
    if (!run?.fileName) return refuse({ code: 'missing' });
    if (run === findNewestBackup(finished, shop.now())) return refuse({ code: 'newest' });
    const fileName = path.basename(run.fileName);
    await rm(path.join(folder, fileName), { force: true });
    await shop.db.delete(backupRuns).where(eq(backupRuns.id, id));
    const subject = { kind: 'backups', id: 'shop' } as const;
    const entry = await recordAudit(shop, {
      action: 'backup-deleted',
      subject,
      before: { file: fileName },
    });
    return okRecorded(entry);
  });
}
