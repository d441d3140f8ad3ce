import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { deleteBackup } from './delete-backup.server.ts';
import { listBackups } from './list-backups.server.ts';
import { backupRuns } from './tables.server.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-delete-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('an owner can delete an older backup to make room, which the activity log records, but never the newest', async () => {
  const owner = await anOwner(await openTestShop());
  const days = [0, 1];
  const made = days.map((day) => ({
    ...{ state: 'done' as const, cause: 'nightly' as const, fileName: `sandhi-${day}.backup.gz` },
    startedAt: new Date(owner.now().getTime() - day * 24 * 60 * 60 * 1000),
  }));
  await owner.db.insert(backupRuns).values(made);
  for (const { fileName } of made) fs.writeFileSync(path.join(folder, fileName), '');
  const [newest, older] = (await listBackups(owner)).map(({ id }) => id);

  expect(await deleteBackup(owner, folder, `${newest}`)).toMatchObject({
    refusal: { code: 'newest' },
  });
  expect(await deleteBackup(owner, folder, `${older}`)).toMatchObject({ ok: true });
  expect(await deleteBackup(owner, folder, `${older}`)).toMatchObject({
    refusal: { code: 'missing' },
  });

  expect(fs.readdirSync(folder)).toEqual(['sandhi-0.backup.gz']);
  expect(await listBackups(owner)).toMatchObject([{ id: newest }]);
  expect((await listAudit(owner)).entries).toMatchObject([{ action: 'backup-deleted' }]);
});

test('the newest backup cannot be deleted even if every backup is dated in the future', async () => {
  const owner = await anOwner(await openTestShop());
  const days = [1, 2];
  const made = days.map((day) => ({
    ...{ state: 'done' as const, cause: 'nightly' as const, fileName: `sandhi-${day}.backup.gz` },
    startedAt: new Date(owner.now().getTime() + day * 24 * 60 * 60 * 1000),
  }));
  await owner.db.insert(backupRuns).values(made);
  const [newest, older] = (await listBackups(owner)).map(({ id }) => id);

  expect(await deleteBackup(owner, folder, `${newest}`)).toMatchObject({
    refusal: { code: 'newest' },
  });
  expect(await deleteBackup(owner, folder, `${older}`)).toMatchObject({ ok: true });
});

test('the list keeps an old backup however often backups have failed since, and shows the newest twenty failures', async () => {
  const owner = await anOwner(await openTestShop());
  const hoursAgo = (hours: number) => new Date(owner.now().getTime() - hours * 60 * 60 * 1000);
  const failures = Array.from({ length: 61 }, (_, hours) => ({
    ...{ state: 'failed' as const, cause: 'nightly' as const, problem: 'disk-full' as const },
    startedAt: hoursAgo(hours),
  }));
  const made = { state: 'done', cause: 'nightly', fileName: 'sandhi-0.backup.gz' } as const;
  await owner.db.insert(backupRuns).values([...failures, { ...made, startedAt: hoursAgo(70) }]);

  const listed = await listBackups(owner);

  expect(listed.at(-1)).toMatchObject(made);
  expect(listed.slice(0, -1).map(({ startedAt }) => startedAt)).toEqual(
    failures.slice(0, 20).map(({ startedAt }) => startedAt),
  );
});
