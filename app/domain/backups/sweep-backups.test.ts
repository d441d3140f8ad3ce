import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { sweepBackups } from './sweep-backups.server.ts';
import { backupRuns } from './tables.server.ts';

const dayMs = 24 * 60 * 60 * 1000;
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-sweep-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('an expired backup is deleted with its row, a failure after 90 days, and no other file', async () => {
  const shop = await openTestShop();
  const daysAgo = (days: number) => new Date(shop.now().getTime() - days * dayMs);
  const made = [0, 1, 2, 3, 4, 5, 6, 7, 400].map((days) => ({
    ...{ state: 'done' as const, cause: 'nightly' as const, startedAt: daysAgo(days) },
    fileName: `sandhi-${days}.backup.gz`,
  }));
  const failed = [1, 100].map((days) => ({
    ...{ state: 'failed' as const, cause: 'nightly' as const, startedAt: daysAgo(days) },
    problem: 'disk-full' as const,
  }));
  await shop.db.insert(backupRuns).values([...made, ...failed]);
  for (const { fileName } of made) fs.writeFileSync(path.join(folder, fileName), '');
  fs.writeFileSync(path.join(folder, 'sandhi-of-another-shop.backup.gz'), '');

  await sweepBackups(shop, folder);

  const remainingNames = fs.readdirSync(folder);
  const madeNames = made.map(({ fileName }) => fileName);
  const deletedNames = madeNames.filter((name) => !remainingNames.includes(name));
  // Keeps the backup of 400 days ago, because it is the newest of its month, and twelve months are kept.
  expect(deletedNames).toEqual(['sandhi-7.backup.gz']);
  expect(remainingNames).toContain('sandhi-of-another-shop.backup.gz');
  const rows = await shop.db.select({ fileName: backupRuns.fileName }).from(backupRuns);
  const keptNames = madeNames.filter((name) => name !== 'sandhi-7.backup.gz');
  const nameOfRecentFailure = null;
  const namesInRows = rows.map(({ fileName }) => fileName);
  expect(namesInRows.toSorted()).toEqual([...keptNames, nameOfRecentFailure].toSorted());
});
