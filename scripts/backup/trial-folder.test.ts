import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findTrialFolder } from './trial-folder.ts';

test.each([
  ['a backup', 1_000],
  ['a backup for which no folder has room', 2 ** 43],
])('%s is restored on trial on a disk, not in the memory of the machine', async (_which, bytes) => {
  const folder = fs.mkdtempSync('/var/tmp/sandhi-trial-');
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.backup.gz');
  fs.writeFileSync(file, '');
  fs.truncateSync(file, bytes);
  expect(await findTrialFolder(file, ['/no/such/folder', '/dev/shm', folder])).toBe(folder);
  expect(await findTrialFolder(file, ['/dev/shm'])).toBe(os.tmpdir());
});
