import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { verifyBackup } from '#platform/backup/verify-backup.server.ts';
import { aFolderWithPicture } from '#test/backup-file.ts';
import { aBackupTarget } from '#test/backup-target.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { findBackupWarning, findLastBackup } from './last-backup.server.ts';
import { listBackups } from './list-backups.server.ts';
import { backupRuns } from './tables.server.ts';
import { type BackupTarget, takeBackup } from './take-backup.server.ts';

let storage: Awaited<ReturnType<typeof aFolderWithPicture>>;

beforeEach(async () => {
  storage = await aFolderWithPicture();
});
afterEach(() => storage.remove());

const targetFor = (shop: Shop, overrides: Partial<BackupTarget> = {}) =>
  aBackupTarget(shop, storage, overrides);

const nightly = { cause: 'nightly' } as const;

test('a backup is verified after it is written, and the list has its size and counts', async () => {
  const shop = await openTestShop();
  await aProduct(shop);
  const target = targetFor(shop);
  const phases = new Set<string>();

  const taken = await takeBackup(shop, target, {
    cause: 'owner',
    watch: { onStep: ({ phase }) => phases.add(phase) },
  });

  if (!taken.ok) throw new Error('There is no backup.');
  const { fileName, ...run } = taken.value;
  expect(fileName).toMatch(/^sandhi-2026-11-21-0900-[\da-f]{6}\.backup\.gz$/);
  const file = path.join(target.folder, `${fileName}`);
  expect(run).toMatchObject({ state: 'done', cause: 'owner', rows: 2, orders: 0, pictures: 1 });
  expect(run).toMatchObject({ bytes: fs.statSync(file).size, checkedAt: shop.now() });
  expect((await verifyBackup(file)).header).toMatchObject({ secret: 'the secret of the shop' });
  expect([...phases]).toEqual(['tables', 'pictures', 'checking']);
  expect(await listBackups(shop)).toEqual([taken.value]);
  expect(await findLastBackup(shop)).toEqual({ at: shop.now(), failed: undefined });
});

test('one backup is made at a time', async () => {
  const shop = await openTestShop();
  const target = targetFor(shop);

  const both = await Promise.all([
    takeBackup(shop, target, nightly),
    takeBackup(shop, target, nightly),
  ]);

  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { code: 'busy' } });
});

test('the unfinished file of a killed process is deleted, and files that are not backups of this shop stay', async () => {
  const shop = await openTestShop();
  const target = targetFor(shop);
  fs.mkdirSync(target.folder);
  const draft = 'sandhi-2026-11-20-0315-0a1b2c.backup.gz.draft';
  const others = ['sandhi-demo-2026-11-20-0315-0a1b2c.backup.gz.draft', 'my-notes.draft', 'a.txt'];
  for (const name of [draft, ...others]) fs.writeFileSync(path.join(target.folder, name), 'half');

  await takeBackup(shop, target, nightly);

  const names = fs.readdirSync(target.folder);
  expect(names).toHaveLength(others.length + 1);
  expect(names).toEqual(expect.arrayContaining(others));
});

test('a backup that closing the shop interrupts leaves no file and notifies no one', async () => {
  const shop = await openTestShop({ listeners: [writeMessages({ demo: true })] });
  const target = targetFor(shop);
  const closing = new AbortController();
  const watch = { signal: closing.signal, onStep: () => closing.abort() };
  await aProduct(shop);

  const taken = await takeBackup(shop, target, { ...nightly, watch });

  expect(taken).toMatchObject({ ok: false, refusal: { problem: 'interrupted' } });
  expect(fs.readdirSync(target.folder)).toEqual([]);
  expect((await findLastBackup(shop)).failed).toEqual({ at: shop.now(), problem: 'interrupted' });
  expect(await shop.db.$count(messages)).toBe(0);
});

test('the owner is notified once of repeated failures, and again when backups fail after a success', async () => {
  const shop = await openTestShop({ listeners: [writeMessages({ demo: true })] });
  await ensureSettings(shop);
  const blocked = path.join(storage.folder, 'a-file');
  fs.writeFileSync(blocked, '');
  const target = targetFor(shop, { folder: path.join(blocked, 'backups') });

  for (let hour = 0; hour < 3; hour += 1) {
    const taken = await takeBackup(shop, target, nightly);
    expect(taken).toMatchObject({ ok: false, refusal: { problem: 'not-writable' } });
    shop.clock.at = new Date(shop.now().getTime() + 3_600_000);
    const interrupted = { ...nightly, state: 'failed', problem: 'interrupted' } as const;
    await shop.db.insert(backupRuns).values({ ...interrupted, startedAt: shop.now() });
  }

  expect(await shop.db.select({ kind: messages.kind }).from(messages)).toEqual([
    { kind: 'backup-failed' },
  ]);
  expect(await listBackups(shop)).toHaveLength(6);
  await takeBackup(shop, targetFor(shop), nightly);
  expect((await findLastBackup(shop)).failed).toBeUndefined();
  shop.clock.at = new Date(shop.now().getTime() + 3_600_000);
  await takeBackup(shop, target, nightly);
  expect(await shop.db.$count(messages, eq(messages.kind, 'backup-failed'))).toBe(2);
});

test('a backup that fills the disk fails and leaves no file', async () => {
  const shop = await openTestShop();
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const onStep = () => {
    throw full;
  };

  const taken = await takeBackup(shop, targetFor(shop), { ...nightly, watch: { onStep } });

  expect(taken).toMatchObject({ ok: false, refusal: { problem: 'disk-full' } });
  expect(fs.readdirSync(path.join(storage.folder, 'backups'))).toEqual([]);
});

test('a backup dated in the future hides neither that backups are old nor a failure', async () => {
  const shop = await openTestShop({ listeners: [writeMessages({ demo: true })] });
  await ensureSettings(shop);
  await anOwner(shop);
  const today = shop.now();
  shop.clock.at = new Date('2027-11-21T03:30:00.000Z');
  await takeBackup(shop, targetFor(shop), nightly);
  shop.clock.at = today;

  expect(await findLastBackup(shop)).toEqual({ at: undefined, failed: undefined });
  shop.clock.at = new Date(today.getTime() + 40 * 3_600_000);
  expect(await findBackupWarning(shop, { isNightly: true, isSentOffsite: false })).toBe('old');
  const blocked = path.join(storage.folder, 'a-file');
  fs.writeFileSync(blocked, '');
  for (let hour = 0; hour < 2; hour += 1) {
    await takeBackup(shop, targetFor(shop, { folder: path.join(blocked, 'backups') }), nightly);
    shop.clock.at = new Date(shop.now().getTime() + 3_600_000);
  }
  expect(await findBackupWarning(shop, { isNightly: true, isSentOffsite: false })).toBe('failed');
  expect(await shop.db.$count(messages)).toBe(1);
});

test('the owner is still warned of a failure when closing the shop interrupts the next attempt', async () => {
  const shop = await openTestShop();
  const failedAt = (minute: number, problem: 'disk-full' | 'interrupted') => ({
    ...{ state: 'failed' as const, cause: 'nightly' as const, problem },
    startedAt: new Date(shop.now().getTime() - minute * 60_000),
  });
  const warning = () => findBackupWarning(shop, { isNightly: false, isSentOffsite: false });
  await shop.db.insert(backupRuns).values(failedAt(10, 'interrupted'));
  expect(await warning()).toBeUndefined();
  await shop.db.insert(backupRuns).values([failedAt(20, 'disk-full'), failedAt(5, 'interrupted')]);
  expect(await warning()).toBe('failed');
});

test('a backup succeeds even if an older backup cannot be deleted, and the error is reported', async () => {
  const shop = await openTestShop();
  const errors: unknown[] = [];
  const target = targetFor(shop, { onSweepError: (thrown) => errors.push(thrown) });
  const dayMs = 24 * 3_600_000;
  const old = Array.from({ length: 40 }, (_, index) => ({
    ...{ state: 'done' as const, cause: 'nightly' as const, fileName: `sandhi-${index}.backup.gz` },
    startedAt: new Date(shop.now().getTime() - (index + 3) * dayMs),
  }));
  await shop.db.insert(backupRuns).values(old);
  // A folder with the name of a backup cannot be removed as a file.
  for (const { fileName } of old)
    fs.mkdirSync(path.join(target.folder, fileName), { recursive: true });

  expect(await takeBackup(shop, target, nightly)).toMatchObject({ ok: true });

  expect(errors).toHaveLength(1);
  expect((await findLastBackup(shop)).failed).toBeUndefined();
});
