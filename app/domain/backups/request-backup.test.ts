import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { oneAtATimeInProcess } from '#platform/db/one-at-a-time.server.ts';
import { aFolderWithPicture } from '#test/backup-file.ts';
import { aBackupService } from '#test/running-shop.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { listBackups } from './list-backups.server.ts';
import { recordDownload } from './record-download.server.ts';
import { requestBackup } from './request-backup.server.ts';

let storage: Awaited<ReturnType<typeof aFolderWithPicture>>;

beforeEach(async () => {
  storage = await aFolderWithPicture();
});
afterEach(() => storage.remove());

async function openService({ nightly = true } = {}) {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const folder = path.join(storage.folder, 'backups');
  const oneAtATime = oneAtATimeInProcess(shop.db);
  const backups = aBackupService({ media: storage.store, oneAtATime, folder, nightly });
  return { shop, owner, folder, backups };
}

test('a request for a backup returns before the backup is made, and a second request in the meantime is refused', async () => {
  const { shop, owner, backups, folder } = await openService();

  expect(await requestBackup(owner, { shop, backups })).toMatchObject({ ok: true });

  expect(backups.progress).toMatchObject({ startedAt: shop.now() });
  expect(await requestBackup(owner, { shop, backups })).toEqual({
    ok: false,
    refusal: { code: 'busy' },
  });
  expect(await backups.make(shop, 'command')).toMatchObject({
    ok: true,
    value: { cause: 'owner' },
  });
  expect(backups.progress).toBeUndefined();
  expect(fs.readdirSync(folder)).toHaveLength(1);
  const { entries } = await listAudit(owner);
  expect(entries.map(({ action }) => action)).toEqual(['backup-asked']);
});

test('a request is refused while another instance makes a backup', async () => {
  const { shop, owner, backups, folder } = await openService();
  await backups.target.oneAtATime('backup', async () => {
    expect(await requestBackup(owner, { shop, backups })).toEqual({
      ok: false,
      refusal: { code: 'busy' },
    });
  });
  expect(fs.existsSync(folder)).toBe(false);
  expect((await listAudit(owner)).entries).toEqual([]);
});

test('of two instances that are asked for a backup at the same moment one makes it, and the other refuses', async () => {
  const { shop, owner, backups, folder } = await openService();
  const { oneAtATime, pictures: media } = backups.target;
  const other = aBackupService({ media, oneAtATime, folder });
  let refused: ReturnType<typeof requestBackup> | undefined;
  const now = () => {
    refused ??= requestBackup(owner, { shop, backups: other });
    return owner.now();
  };

  expect(await requestBackup({ ...owner, now }, { shop, backups })).toMatchObject({ ok: true });

  expect(await refused).toEqual({ ok: false, refusal: { code: 'busy' } });
  await Promise.all([backups.make(shop, 'command'), other.make(shop, 'command')]);
  expect(await listBackups(shop)).toMatchObject([{ cause: 'owner', state: 'done' }]);
  expect((await listAudit(owner)).entries).toHaveLength(1);
});

test('the nightly backup is made once, and not before its time', async () => {
  const { shop, backups, folder } = await openService();
  await backups.startIfDue(shop);
  expect(backups.progress).toBeUndefined();

  shop.clock.at = new Date('2026-11-22T03:20:00+05:30');
  await backups.startIfDue(shop);
  await backups.make(shop, 'command');
  await backups.startIfDue(shop);

  expect(backups.progress).toBeUndefined();
  expect(await listBackups(shop)).toMatchObject([{ cause: 'nightly', state: 'done' }]);
  expect(fs.readdirSync(folder)).toHaveLength(1);
});

test('no backup is due where nightly backups are switched off', async () => {
  const { shop, backups } = await openService({ nightly: false });
  shop.clock.at = new Date('2026-11-22T03:20:00+05:30');
  await backups.startIfDue(shop);
  expect(backups.progress).toBeUndefined();
});

test('a backup service that closes aborts the running backup, which leaves no file', async () => {
  const { shop, backups, folder } = await openService();
  const made = backups.make(shop, 'nightly');
  await backups.close();
  expect(await made).toMatchObject({ ok: false, refusal: { problem: 'interrupted' } });
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('the activity log records the download of a backup; a deleted file cannot be downloaded', async () => {
  const { shop, owner, backups, folder } = await openService();
  const made = await backups.make(shop, 'command');
  if (!made.ok) throw new Error('There is no backup.');
  const { id, fileName, bytes } = made.value;

  expect(await recordDownload(owner, folder, id)).toEqual({ ok: true, value: { fileName, bytes } });
  expect((await listAudit(owner)).entries).toMatchObject([
    { action: 'backup-downloaded', after: { file: fileName } },
  ]);

  fs.rmSync(path.join(folder, `${fileName}`));
  for (const missing of [id, '11111111-2222-4333-8444-555555555555']) {
    expect(await recordDownload(owner, folder, missing)).toMatchObject({ ok: false });
  }
  expect((await listAudit(owner)).entries).toHaveLength(1);
});
