import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { findBackupWarning } from './last-backup.server.ts';
import { backupRuns } from './tables.server.ts';

const hourMs = 60 * 60_000;

async function aShopWithCopies() {
  const shop = await openTestShop();
  const hoursAgo = (hours: number) => new Date(shop.now().getTime() - hours * hourMs);
  const warning = () => findBackupWarning(shop, { isNightly: false, isSentOffsite: true });
  const addBackup = (startedAt: Date, sentAt: Date | null) =>
    shop.db.insert(backupRuns).values({
      ...{ id: randomUUID(), state: 'done', cause: 'owner', startedAt, finishedAt: startedAt },
      ...{ fileName: `sandhi-${startedAt.getTime()}.backup.gz.age`, bytes: 1, rows: 1 },
      ...{ orders: 0, pictures: 0, readingMs: 1, checkedAt: startedAt, sentAt },
    });
  return { hoursAgo, warning, addBackup };
}

test('without nightly backups the last copy may be old, as long as no newer backup has waited for 36 hours', async () => {
  const { hoursAgo, warning, addBackup } = await aShopWithCopies();
  await addBackup(hoursAgo(101), hoursAgo(100));
  expect(await warning()).toBeUndefined();
  await addBackup(hoursAgo(1), null);
  expect(await warning()).toBeUndefined();
  await addBackup(hoursAgo(37), null);
  expect(await warning()).toBe('not-sent');
});

test('a backup that began before the copy of an older backup arrived still counts as not sent', async () => {
  const { hoursAgo, warning, addBackup } = await aShopWithCopies();
  await addBackup(hoursAgo(50), hoursAgo(48));
  await addBackup(hoursAgo(49), null);
  expect(await warning()).toBe('not-sent');
});
