import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackupKeys } from '#platform/backup/backup-keys.server.ts';
import { OffsiteError, type OffsiteStorage } from '#platform/backup-offsite/offsite.ts';
import { openOffsiteS3 } from '#platform/backup-offsite/offsite-s3.server.ts';
import { openOffsiteRsync } from '#platform/backup-offsite/rsync.server.ts';
import { aFolderWithPicture } from '#test/backup-file.ts';
import { aBackupTarget } from '#test/backup-target.ts';
import { realStorage } from '#test/real-storage.ts';
import { openS3Storage } from '#test/s3-storage.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import { findBackupWarning } from './last-backup.server.ts';
import { listBackups } from './list-backups.server.ts';
import { sendNewest } from './send-backup.server.ts';
import { takeBackup } from './take-backup.server.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let storage: Awaited<ReturnType<typeof aFolderWithPicture>>;
let shop: TestShop;
let errors: unknown[];

beforeEach(async () => {
  storage = await aFolderWithPicture();
  shop = await openTestShop();
  errors = [];
});
afterEach(() => storage.remove());

async function takeEncrypted() {
  const { publicKey } = await makeBackupKeys();
  const target = aBackupTarget(shop, storage, { publicKey });
  const taken = await takeBackup(shop, target, { cause: 'nightly' });
  if (!taken.ok) throw new Error('There is no backup.');
  return { file: path.join(target.folder, `${taken.value.fileName}`), target };
}

function send(target: ReturnType<typeof aBackupTarget>, offsite: OffsiteStorage) {
  const { folder, kind, oneAtATime } = target;
  const signal = new AbortController().signal;
  const onError = (thrown: unknown) => void errors.push(thrown);
  return sendNewest(shop, { folder, kind, oneAtATime, offsite, signal, onError });
}

function advanceClock(ms: number) {
  shop.clock.at = new Date(shop.now().getTime() + ms);
}

/** A destination in memory, which fails the next `failures` times, and cuts off the last byte while `isShort`. */
function aRemote() {
  const remote = { failures: 0, isShort: false, files: new Map<string, number>(), sent: 0 };
  const offsite: OffsiteStorage = {
    name: 'elsewhere:',
    send: async (file) => {
      remote.sent += 1;
      if (remote.failures-- > 0) throw new OffsiteError('unreachable', 'no answer');
      const { size } = fs.statSync(file);
      remote.files.set(path.basename(file), remote.isShort ? size - 1 : size);
    },
    list: async () => [...remote.files].map(([name, bytes]) => ({ name, bytes })),
    remove: async (names) => {
      for (const name of names) remote.files.delete(name);
    },
  };
  return { remote, offsite };
}

test('the newest backup is sent once, and again while it does not arrive whole', async () => {
  const { target } = await takeEncrypted();
  const { remote, offsite } = aRemote();
  remote.failures = 1;

  await send(target, offsite);
  await send(target, offsite);
  expect([remote.sent, errors.length]).toEqual([1, 1]);
  expect(await listBackups(shop)).toMatchObject([
    { sentAt: null, sendProblem: 'unreachable', sendFailures: 1 },
  ]);

  advanceClock(5 * minuteMs);
  remote.isShort = true;
  await send(target, offsite);
  expect(await listBackups(shop)).toMatchObject([{ sentAt: null, sendProblem: 'failed' }]);

  advanceClock(10 * minuteMs);
  remote.isShort = false;
  await send(target, offsite);
  await send(target, offsite);
  expect(remote.sent).toBe(3);
  expect(await listBackups(shop)).toMatchObject([{ sentAt: shop.now(), sendProblem: null }]);
});

/** The names of one backup a day, from the first of May on. */
const inMay = Array.from(
  { length: 20 },
  (_, day) => `sandhi-2024-05-${`${day + 1}`.padStart(2, '0')}-0315-0a1b2c.backup.gz.age`,
);

test('expired copies are deleted by the retention of the local backups, and other files are left alone', async () => {
  const { target } = await takeEncrypted();
  const { remote, offsite } = aRemote();
  const others = ['notes.txt', 'sandhi-demo-2024-05-01-0315-0a1b2c.backup.gz.age'];
  for (const name of [...inMay, ...others]) remote.files.set(name, 1);

  await send(target, offsite);

  const left = inMay.filter((name) => remote.files.has(name)).map((name) => name.slice(15, 17));
  expect(left).toEqual(['12', '15', '16', '17', '18', '19', '20']);
  expect(remote.files.size).toBe(left.length + others.length + 1);
});

test('an unencrypted backup is never sent', async () => {
  const target = aBackupTarget(shop, storage);
  await takeBackup(shop, target, { cause: 'nightly' });
  const { remote, offsite } = aRemote();
  await send(target, offsite);
  expect(remote.sent).toBe(0);
});

test('the owner is warned of a missing copy after a day and a half, until a copy arrives', async () => {
  const { target } = await takeEncrypted();
  const { remote, offsite } = aRemote();
  const warning = () => findBackupWarning(shop, { isNightly: false, isSentOffsite: true });
  remote.failures = 2;
  await send(target, offsite);
  expect(await warning()).toBeUndefined();
  advanceClock(37 * hourMs);
  await send(target, offsite);
  expect(await warning()).toBe('not-sent');
  advanceClock(hourMs);
  await send(target, offsite);
  expect(await warning()).toBeUndefined();
});

test('a backup is sent whole to an S3 bucket, only expired backups are deleted there, and each failure has its problem', async () => {
  const { file, target } = await takeEncrypted();
  const s3 = await openS3Storage();
  const config = realStorage() ?? s3.config;
  const offsite = openOffsiteS3(config);
  const { signal } = new AbortController();
  for (const name of [...inMay, 'notes.txt']) {
    const old = path.join(storage.folder, name);
    fs.writeFileSync(old, 'x');
    await offsite.send(old, signal);
  }
  await send(target, offsite);
  expect(errors).toEqual([]);
  const left = (await offsite.list(signal)).map(({ name }) => name);
  expect(left).toEqual(expect.arrayContaining(['notes.txt', path.basename(file), `${inMay[19]}`]));
  expect(left).toHaveLength(9);
  expect(await listBackups(shop)).toMatchObject([{ sentAt: shop.now(), sendProblem: null }]);
  await offsite.remove(left, signal);

  const sendWith = (wrong: Partial<typeof config>) =>
    openOffsiteS3({ ...config, ...wrong }).send(file, signal);
  await expect(sendWith({ bucket: 'no-such' })).rejects.toMatchObject({ problem: 'refused' });
  await expect(sendWith({ secretAccessKey: 'x' })).rejects.toMatchObject({ problem: 'refused' });
  s3.close();
  const sending = openOffsiteS3(s3.config).send(file, signal);
  await expect(sending).rejects.toMatchObject({ problem: 'unreachable' });
});

const hasRsync = spawnSync('rsync', ['--version']).status === 0;

test.each(hasRsync ? ['rsync'] : [])(
  '%s sends a backup whole to a folder, deletes only expired backups there, and each failure has its problem',
  async () => {
    const { file, target } = await takeEncrypted();
    const to = path.join(storage.folder, 'disk of another');
    fs.mkdirSync(to);
    for (const name of [...inMay, 'notes.txt']) fs.writeFileSync(path.join(to, name), 'x');
    const environment = { PATH: '/usr/bin:/bin' };

    await send(target, openOffsiteRsync({ to, environment }));

    expect(errors).toEqual([]);
    const left = fs.readdirSync(to);
    expect(left).toEqual(
      expect.arrayContaining(['notes.txt', path.basename(file), `${inMay[19]}`]),
    );
    expect(left).toHaveLength(9);
    const arrived = path.join(to, path.basename(file));
    expect(fs.readFileSync(arrived).equals(fs.readFileSync(file))).toBe(true);
    expect(fs.statSync(arrived).mode & 0o777).toBe(0o600);

    const nowhere = openOffsiteRsync({ to: 'rsync://127.0.0.1:9/nothing', environment });
    const { signal } = new AbortController();
    await expect(nowhere.send(file, signal)).rejects.toMatchObject({ problem: 'unreachable' });
    const noProgram = openOffsiteRsync({ to, environment: { PATH: '/nowhere' } });
    await expect(noProgram.send(file, signal)).rejects.toMatchObject({ problem: 'no-program' });
  },
);

test.each(hasRsync ? [] : ['rsync'])(
  'not tested on this machine, which has no %s: sending a backup',
  () => undefined,
);
