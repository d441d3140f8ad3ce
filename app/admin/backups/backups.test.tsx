import { expect, test } from 'vitest';
import { screenHelp } from '#admin/page/screen-help.copy.ts';
import { backupRuns } from '#domain/backups/tables.server.ts';
import { textOf } from '#test/rendered.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import type { Route } from './+types/backups.route';
import BackupsPage from './backups.route.tsx';
import { readBackups } from './read-backups.server.ts';

test('the page names the commands of its machine: sandhi where a release is installed, otherwise npm', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const backups = await readBackups(owner, aRunningShop(shop));
  const pageOf = (machine: { hasSandhiCommand: boolean }) => {
    const loaderData = { ...backups, ...machine };
    return textOf(<BackupsPage {...({ loaderData } as Route.ComponentProps)} />);
  };
  for (const command of ['backup key', 'verify', 'restore'])
    expect(pageOf({ hasSandhiCommand: true })).toContain(`sudo sandhi ${command}`);
  expect(pageOf({ hasSandhiCommand: true })).not.toContain('npm ');
  for (const command of ['npm run backup:key', 'npm run verify', 'npm run restore', 'npm start'])
    expect(pageOf({ hasSandhiCommand: false })).toContain(command);
});

test('the page of a shop without nightly backups does not promise any', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const backups = await readBackups(owner, aRunningShop(shop));
  const pageOf = (schedule: { isNightly: boolean }) => {
    const loaderData = { ...backups, ...schedule };
    return textOf(<BackupsPage {...({ loaderData } as Route.ComponentProps)} />, '/admin/backups');
  };
  expect(pageOf({ isNightly: true })).toContain('A nightly one is, once a month');
  expect(pageOf({ isNightly: false })).not.toMatch(/every night|A nightly one is/);
  expect(pageOf({ isNightly: false })).toContain(screenHelp['backups']?.en);
});

test('of backups that are all dated in the future, the page offers to delete every one but the newest', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const made = [1, 2].map((day) => ({
    ...{ state: 'done' as const, cause: 'nightly' as const, fileName: `sandhi-${day}.backup.gz` },
    startedAt: new Date(shop.now().getTime() + day * 24 * 60 * 60 * 1000),
  }));
  await shop.db.insert(backupRuns).values(made);
  const { runs } = await readBackups(owner, aRunningShop(shop));
  expect(runs.map(({ canBeDeleted }) => canBeDeleted)).toEqual([false, true]);
});
