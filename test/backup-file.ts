import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checksumTables, inSnapshot } from '#platform/backup/read-rows.server.ts';
import { type WrittenBackup, writeBackup } from '#platform/backup/write-backup.server.ts';
import type { Database } from '#platform/db/database.server.ts';
import { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';

const about = {
  ...{ app: '0.1.0', kind: 'shop' as const, at: '2026-11-21T21:45:00.000Z' },
  ...{ secretMark: 'the mark', secret: 'the secret of this shop' },
};

export const pictureName = `${randomUUID()}-320.webp`;

/** Makes a folder for one test, with one picture in its store. The test removes it. */
export async function aFolderWithPicture() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-backup-'));
  const store = new FolderMediaStore(path.join(folder, 'shop'));
  const picture = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251));
  await store.write(pictureName, picture);
  return {
    folder,
    store,
    picture,
    file: path.join(folder, 'a.backup.gz'),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

export function backUp(
  db: Database,
  file: string,
  pictures: FolderMediaStore,
): Promise<WrittenBackup> {
  return writeBackup({ db, pictures, about }, file);
}

/** Returns a checksum of every table at this moment. */
export function sumsOf(db: Database) {
  return inSnapshot(db, checksumTables);
}
