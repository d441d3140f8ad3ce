import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findTrialFolder } from './trial-folder.ts';

test.each([1_000, 2 ** 43])(
  'a backup of %d bytes is restored on trial on a disk, not in the memory of the machine',
  async (bytes) => {
    const folder = fs.mkdtempSync('/var/tmp/sandhi-trial-');
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'a.backup.gz');
    fs.writeFileSync(file, '');
    fs.truncateSync(file, bytes);
    expect(await findTrialFolder(file, ['/no/such/folder', '/dev/shm', folder])).toBe(folder);
    expect(await findTrialFolder(file, ['/dev/shm'])).toBe(os.tmpdir());
  },
);
