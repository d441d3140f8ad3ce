import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackupKeys } from '#platform/backup/backup-keys.server.ts';
import { verifyBackup } from '#platform/backup/verify-backup.server.ts';
import { aFolderWithPicture } from '#test/backup-file.ts';
import { aBackupTarget } from '#test/backup-target.ts';
import { openTestShop } from '#test/shop.ts';
import { takeBackup } from './take-backup.server.ts';

let storage: Awaited<ReturnType<typeof aFolderWithPicture>>;

beforeEach(async () => {
  storage = await aFolderWithPicture();
});
afterEach(() => storage.remove());

test('with a public key of the owner, only the encrypted file stays, and unfinished files are deleted', async () => {
  const shop = await openTestShop();
  const { publicKey, privateKey } = await makeBackupKeys();
  const target = aBackupTarget(shop, storage, { publicKey });
  fs.mkdirSync(target.folder);
  const interruptedName = 'sandhi-2026-11-20-0315-0a1b2c.backup.gz';
  for (const ending of ['.plain.draft', '.plain.draft.draft', '.age.draft']) {
    fs.writeFileSync(path.join(target.folder, interruptedName + ending), 'half');
  }

  const taken = await takeBackup(shop, target, { cause: 'nightly' });

  if (!taken.ok) throw new Error('There is no backup.');
  const { fileName, bytes } = taken.value;
  expect(fileName).toMatch(/\.backup\.gz\.age$/);
  expect(fs.readdirSync(target.folder)).toEqual([fileName]);
  const filePath = path.join(target.folder, `${fileName}`);
  expect(fs.statSync(filePath).size).toBe(bytes);
  expect((await verifyBackup({ filePath, privateKey })).pictures).toBe(1);
});
