import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bytesForTrial } from '#platform/backup/drill-in-subprocess.server.ts';
import { freeBytesOf } from '#platform/storage/disk-space.server.ts';

/**
 * Returns the first folder with room to restore this backup on trial, or else the one with the most room. Passes over
 * folders whose files are in memory, as `/tmp` of Debian 13: filling it would end the shop.
 */
export async function findTrialPlace(
  backup: string,
  places: readonly string[] = [os.tmpdir(), '/var/tmp', path.dirname(backup)],
): Promise<string> {
  const needed = await bytesForTrial(backup);
  const rooms: { place: string; free: number }[] = [];
  for (const place of places.filter(isWritable).filter(isOnDisk)) {
    const free = await freeBytesOf(place);
    if (free >= needed) return place;
    rooms.push({ place, free });
  }
  const [largest] = rooms.sort((one, other) => other.free - one.free);
  return largest?.place ?? os.tmpdir();
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
