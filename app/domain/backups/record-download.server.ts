import { stat } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { backupRuns } from './tables.server.ts';

type DownloadedBackup = { fileName: string; bytes: number };

type FoundFile = Result<DownloadedBackup, { code: 'missing' }>;

/**
 * Returns the name and size of a backup's file for a download, and records the download in the activity log. Refuses if
 * the file was deleted.
 */
export function recordDownload(shop: AdminShop, folder: string, id: string): Promise<FoundFile> {
  return inRecordedTransaction(shop, async (shop) => {
    const found = await findBackupFile(shop, folder, id);
    if (!found.ok) return found;
    const subject = { kind: 'backups', id: 'shop' } as const;
    const entry = await recordAudit(shop, {
      action: 'backup-downloaded',
      subject,
      after: { file: found.value.fileName },
    });
    return okRecorded(entry, found.value);
  });
}

/** Returns the name and size of a backup's file. Refuses if the file was deleted. */
export async function findBackupFile(
  shop: AdminShop,
  folder: string,
  id: string,
): Promise<FoundFile> {
  const [run] = await shop.db
    .select({ fileName: backupRuns.fileName })
    .from(backupRuns)
    .where(and(eq(backupRuns.id, id), eq(backupRuns.state, 'done')));
  const fileName = path.basename(run?.fileName ?? '');
  const file = fileName && (await stat(path.join(folder, fileName)).catch(() => undefined));
  return file ? ok({ fileName, bytes: file.size }) : refuse({ code: 'missing' });
}
