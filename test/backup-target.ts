import path from 'node:path';
import type { BackupTarget } from '#domain/backups/take-backup.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { oneAtATimeInProcess } from '#platform/db/one-at-a-time.server.ts';
import type { aFolderWithPicture } from './backup-file.ts';

type ShopFolder = Pick<Awaited<ReturnType<typeof aFolderWithPicture>>, 'folder' | 'store'>;

/** Returns where the backups of a test shop are written. Throws errors of deleting old files and of trial restores. */
export function aBackupTarget(
  shop: Shop,
  { folder, store }: ShopFolder,
  overrides: Partial<BackupTarget> = {},
): BackupTarget {
  return {
    publicKey: undefined,
    ...{ app: '0.1.0', kind: 'shop', secret: 'the secret of the shop', secretMark: 'mark' },
    ...{ folder: path.join(folder, 'backups'), pictures: store },
    oneAtATime: oneAtATimeInProcess(shop.db),
    onSweepError: (thrown) => {
      throw thrown;
    },
    onDrillError: (thrown) => {
      throw thrown;
    },
    ...overrides,
  };
}
