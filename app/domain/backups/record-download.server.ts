import { stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { backupRuns } from './tables.server.ts';

type DownloadedBackup = { fileName: string; bytes: number };

/**
 * Returns the name and size of a backup's file for a download, and records the download in the activity log. Refuses if
 * the file was deleted.
 */
export function recordDownload(
  shop: AdminShop,
  folder: string,
  id: string,
): Promise<Result<DownloadedBackup, { code: 'missing' }>> {
  return inRecordedTransaction(shop, async (shop) => {
    const [run] = await shop.db
      .select({ fileName: backupRuns.fileName })
      .from(backupRuns)
      .where(and(eq(backupRuns.id, id), eq(backupRuns.state, 'done')));
    const fileName = path.basename(run?.fileName ?? '');
    const file = fileName && (await stat(path.join(folder, fileName)).catch(() => undefined));
    if (!file) return refuse({ code: 'missing' });
    const subject = { kind: 'backups', id: 'shop' } as const;
    const entry = await recordAudit(shop, {
      action: 'backup-downloaded',
      subject,
      after: { file: fileName },
    });
    return okRecorded(entry, { fileName, bytes: file.size });
  });
}
