import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const megabyte = 1024 * 1024;

/** Mounts a disk in memory that a test can fill to its last byte. */
export function mountDisk(megabytes: number) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    /** Fills the disk until only this much is free. */
    fillUntil: (leftMb: number) => {
      const { bavail, bsize } = fs.statfsSync(folder);
      const file = fs.openSync(filler, 'a');
      const piece = Buffer.alloc(megabyte);
      try {
        for (let left = bavail * bsize; left > leftMb * megabyte; left -= megabyte) {
          fs.writeSync(file, piece);
        }
      } catch (thrown) {
        if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown;
      } finally {
        fs.closeSync(file);
      }
    },
    removeFiller: () => fs.rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      fs.rmdirSync(folder);
    },
  };
}

/** Returns why no such disk can be mounted here. */
export function whyNoDisk(): string | undefined {
  try {
    mountDisk(1).remove();
    return undefined;
  } catch {
    return 'this fault needs small disks, which only root can mount, on Linux';
  }
}
