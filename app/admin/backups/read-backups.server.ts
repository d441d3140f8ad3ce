import fs from 'node:fs/promises';
import { listBackups } from '#domain/backups/list-backups.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Reads what the page of backups shows: the list, which files are still in the folder, and a running backup's progress. */
export async function readBackups(shop: OwnerShop, { backups }: Pick<RunningShop, 'backups'>) {
  const { folder, secret } = backups.target;
  const [runs, names] = await Promise.all([listBackups(shop), namesIn(folder)]);
  const newest = runs.find(({ state, startedAt }) => state === 'done' && startedAt <= shop.now());
  return {
    folder,
    isNightly: backups.isNightly,
    isSecretElsewhere: secret === undefined,
    step: backups.progress?.step,
    runs: runs.map(({ startedAt, fileName, ...run }) => ({
      ...run,
      made: shortDateTime(startedAt),
      fileName,
      isHere: fileName !== null && names.has(fileName),
      isNewest: run.id === newest?.id,
    })),
  };
}

/** Returns nothing for a folder that cannot be read: no file of it could be downloaded. */
async function namesIn(folder: string): Promise<Set<string>> {
  return new Set(await fs.readdir(folder).catch(() => []));
}
