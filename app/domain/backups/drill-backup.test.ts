import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { makeBackupKeys } from '#platform/backup/backup-keys.server.ts';
import { type DrillOutcome, openDrill } from '#platform/backup/drill-in-subprocess.server.ts';
import { aFolderWithPicture } from '#test/backup-file.ts';
import { aBackupTarget } from '#test/backup-target.ts';
import { aProduct, openTestShop, type TestShop } from '#test/shop.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import { findBackupWarning, findLastDrill } from './last-backup.server.ts';
import { type BackupTarget, takeBackup } from './take-backup.server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const nightly = { cause: 'nightly' } as const;

let storage: Awaited<ReturnType<typeof aFolderWithPicture>>;
let shop: TestShop;
let errors: string[];

beforeEach(async () => {
  storage = await aFolderWithPicture();
  shop = await openTestShop();
  errors = [];
});
afterEach(() => storage.remove());

function targetWith(drill: BackupTarget['drill'], publicKey?: string): BackupTarget {
  const onDrillError = (thrown: unknown) => void errors.push(String(thrown));
  return aBackupTarget(shop, storage, { drill, onDrillError, publicKey });
}

function advanceDays(days: number) {
  shop.clock.at = new Date(shop.now().getTime() + days * dayMs);
}

test('a nightly backup is restored on trial once a month, and each night after a problem', async () => {
  const outcomes: DrillOutcome[] = [
    { kind: 'not-completed', thrown: new Error('no room') },
    { kind: 'restored', brokenInvariants: ['1 × a stock below zero'] },
    { kind: 'restored', brokenInvariants: [] },
    { kind: 'restored', brokenInvariants: [] },
  ];
  const drills: Date[] = [];
  const target = targetWith(async () => {
    drills.push(shop.now());
    return outcomes.shift() ?? { kind: 'refused', reason: 'cut off' };
  });
  const warning = () => findBackupWarning(shop, { isNightly: true, isSentOffsite: false });

  await takeBackup(shop, target, { cause: 'owner' });
  expect(drills).toEqual([]);
  await takeBackup(shop, target, nightly);
  expect((await findLastDrill(shop))?.problem).toBe('not-tried');
  advanceDays(1);
  await takeBackup(shop, target, nightly);
  expect(await warning()).toBe('disagreement');
  advanceDays(1);
  await takeBackup(shop, target, nightly);
  expect(await warning()).toBeUndefined();
  advanceDays(29);
  await takeBackup(shop, target, nightly);
  expect([drills.length, errors.length]).toEqual([3, 2]);
  advanceDays(1);
  await takeBackup(shop, target, nightly);
  expect(drills).toHaveLength(4);
});

test('a backup that cannot be restored counts as failed, and leaves no file', async () => {
  const target = targetWith(async () => ({
    kind: 'refused',
    reason: 'products did not come back',
  }));
  const taken = await takeBackup(shop, target, nightly);
  expect(taken).toMatchObject({ ok: false, refusal: { problem: 'not-restorable' } });
  expect(fs.readdirSync(target.folder)).toEqual([]);
});

/** Runs the program that restores backups. Takes seconds, or half a minute on a busy machine. */
thoroughTest(
  'the real program restores a backup on trial, finds a broken ledger, and leaves no unencrypted file',
  async () => {
    const product = await aProduct(shop);
    const { publicKey } = await makeBackupKeys();
    const target = targetWith(openDrill(undefined), publicKey);

    const taken = await takeBackup(shop, target, nightly);
    expect(errors).toEqual([]);
    expect(taken).toMatchObject({ ok: true, value: { drillProblem: null, drilledAt: shop.now() } });

    await shop.db.update(products).set({ stock: 7 }).where(eq(products.id, product.id));
    advanceDays(30);
    const other = await takeBackup(shop, target, nightly);
    expect(other).toMatchObject({ ok: true, value: { drillProblem: 'disagreement' } });
    expect(errors.join()).toContain('a stock that its ledger does not add up to');
    expect(fs.readdirSync(target.folder).every((name) => name.endsWith('.age'))).toBe(true);

    const invalidFile = path.join(storage.folder, 'cut.backup.gz');
    fs.writeFileSync(invalidFile, 'no backup');
    expect(await openDrill(undefined)(invalidFile)).toMatchObject({ kind: 'refused' });
  },
  180_000,
);
