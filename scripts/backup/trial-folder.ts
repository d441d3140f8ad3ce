import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bytesForTrial } from '#platform/backup/drill-in-subprocess.server.ts';
import { freeBytesOf } from '#platform/storage/disk-space.server.ts';

/**
 * Returns the first folder with room to restore this backup on trial, or else the one with the most room. Passes over
 * folders whose files are in memory, such as `/tmp` of Debian 13: filling it would end the shop.
 */
export async function findTrialFolder(
  backup: string,
  folders: readonly string[] = [os.tmpdir(), '/var/tmp', path.dirname(backup)],
): Promise<string> {
  const neededBytes = await bytesForTrial(backup);
  const tooSmall: { folder: string; freeBytes: number }[] = [];
  for (const folder of folders.filter(isWritable).filter(isOnDisk)) {
    const freeBytes = await freeBytesOf(folder);
    if (freeBytes >= neededBytes) return folder;
    tooSmall.push({ folder, freeBytes });
  }
  const [largest] = tooSmall.sort((one, other) => other.freeBytes - one.freeBytes);
  return largest?.folder ?? os.tmpdir();
}

function isWritable(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The types by which Linux reports tmpfs and ramfs. */
const typesInMemory = [0x01021994, 0x858458f6];

function isOnDisk(folder: string): boolean {
  return !typesInMemory.includes(fs.statfsSync(folder).type);
}
