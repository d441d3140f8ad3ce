import fs from 'node:fs/promises';
import { findNewestBackup } from '#domain/backups/backup-rules.ts';
import { findLastDrill, findLastSent } from '#domain/backups/last-backup.server.ts';
import { listBackups } from '#domain/backups/list-backups.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { isInstalled } from '#web/installed-commands.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Reads the backups with the files still in the folder, the progress of a running one, and whether they are safe. */
export async function readBackups(shop: AdminShop, { backups }: Pick<RunningShop, 'backups'>) {
  const { folder, secret } = backups.target;
  const [runs, names, lastSentAt, drill] = await Promise.all([
    listBackups(shop),
    namesIn(folder),
    findLastSent(shop),
    findLastDrill(shop),
  ]);
  const newestDone = runs.find(
    ({ state, startedAt }) => state === 'done' && startedAt <= shop.now(),
  );
  const newest = findNewestBackup(
    runs.filter(({ state }) => state === 'done'),
    shop.now(),
  );
  const formKey = crypto.randomUUID();
  return {
    folder,
    hasSandhiCommand: isInstalled(),
    isNightly: backups.isNightly,
    isSecretExcluded: secret === undefined,
    isEncrypted: backups.target.publicKey !== undefined,
    offsite:
      backups.offsiteName === undefined
        ? undefined
        : {
            to: backups.offsiteName,
            lastSent: lastSentAt && shortDateTime(lastSentAt),
            problem: newestDone && !newestDone.sentAt ? newestDone.sendProblem : null,
          },
    drill: drill && { at: shortDateTime(drill.at), problem: drill.problem },
    progress: backups.progress?.step,
    runs: runs.map(({ startedAt, fileName, ...run }) => ({
      ...run,
      made: shortDateTime(startedAt),
      fileName,
      hasFile: fileName !== null && names.has(fileName),
      canBeDeleted: run.id !== newest?.id,
      formKey,
    })),
  };
}

/** Returns an empty set for an unreadable folder, because none of its files could be downloaded. */
async function namesIn(folder: string): Promise<Set<string>> {
  return new Set(await fs.readdir(folder).catch(() => []));
}
