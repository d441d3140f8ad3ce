import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { oneAtATimeInProcess } from '#platform/db/one-at-a-time.server.ts';
import { aFolderWithPicture } from '#test/backup-file.ts';
import { aBackupTarget } from '#test/backup-target.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { BackupService } from './backup-service.server.ts';
import { backupRuns } from './tables.server.ts';
import { takeBackup } from './take-backup.server.ts';

let storage: Awaited<ReturnType<typeof aFolderWithPicture>>;

beforeEach(async () => {
  storage = await aFolderWithPicture();
});
afterEach(() => storage.remove());

type Database = Shop['db'];

/** Wraps a database in which inserting a backup run fails; everything else works. */
function rejectBackupRuns<Wrapped extends object>(db: Wrapped): Wrapped {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'insert' && args[0] === backupRuns) throw new Error('The disk is full.');
        if (name !== 'transaction') return Reflect.apply(value, target, args) as unknown;
        const [run, ...options] = args as [(inner: Database) => unknown];
        return Reflect.apply(value, target, [
          (inner: Database) => run(rejectBackupRuns(inner)),
          ...options,
        ]);
      };
    },
  });
}

async function openShopWithoutBackupRecords() {
  const shop = await openTestShop();
  await anOwner(shop);
  const oneAtATime = oneAtATimeInProcess(rejectBackupRuns(shop.db));
  const target = aBackupTarget(shop, storage, { oneAtATime });
  return { shop, target };
}

test('a backup that cannot be recorded leaves no file', async () => {
  const { shop, target } = await openShopWithoutBackupRecords();
  await expect(takeBackup(shop, target, { cause: 'nightly' })).rejects.toThrow('The disk is full.');
  expect(fs.readdirSync(path.join(storage.folder, 'backups'))).toEqual([]);
});

test('a nightly backup that cannot be recorded is made again after an hour', async () => {
  const { shop, target } = await openShopWithoutBackupRecords();
  const errors: unknown[] = [];
  const onError = (thrown: unknown) => errors.push(thrown);
  const backups = new BackupService(target, { nightly: true, onError });
  const runJob = async (minutes: number) => {
    shop.clock.at = new Date(new Date('2026-11-22T03:20:00+05:30').getTime() + minutes * 60_000);
    await backups.startIfDue(shop);
    if (backups.progress) await backups.make(shop, 'nightly');
  };

  for (const minutes of [0, 5, 59]) await runJob(minutes);
  expect(errors).toHaveLength(1);
  await runJob(60);
  expect(errors).toHaveLength(2);
});
