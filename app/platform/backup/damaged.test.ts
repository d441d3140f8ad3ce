import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOperatorProblem } from '#platform/config/operator-problem.server.ts';
import { aFolderWithPicture, backUp } from '#test/backup-file.ts';
import { emptyDatabase } from '#test/database.ts';
import { loadBackup } from './load-backup.server.ts';
import { readBackupHeader } from './read-backup.server.ts';
import { checkMigrations } from './restore-backup.server.ts';
import { verifyBackup } from './verify-backup.server.ts';

let target: Awaited<ReturnType<typeof aFolderWithPicture>>;
let whole: Buffer;
let lines: string[];

beforeAll(async () => {
  target = await aFolderWithPicture();
  const db = await emptyDatabase();
  await db.execute(
    sql`insert into try_budgets select 'k' || n, n, now() from generate_series(1, 50) n`,
  );
  await backUp(db, target.file, target.store);
  whole = fs.readFileSync(target.file);
  lines = gunzipSync(whole).toString().trimEnd().split('\n');
});
afterAll(() => target.remove());

function fileWith(bytes: Buffer): string {
  const file = path.join(target.folder, 'damaged.backup.gz');
  fs.writeFileSync(file, bytes);
  return file;
}

/** Writes changed lines into a valid gzip file, so that the checksum of the compression does not find the change. */
function fileWithLines(changed: readonly string[]): string {
  return fileWith(gzipSync(`${changed.join('\n')}\n`));
}

async function refusalOf(file: string): Promise<string> {
  const thrown = await verifyBackup(file).then(
    () => new Error('It was accepted as complete.'),
    (error: unknown) => error,
  );
  if (!isOperatorProblem(thrown)) throw thrown;
  return thrown.message;
}

test('a file that was cut anywhere is refused', async () => {
  for (const share of [0, 0.1, 0.5, 0.9, 0.999]) {
    const cut = fileWith(whole.subarray(0, Math.floor(whole.length * share)));
    expect(await refusalOf(cut)).toMatch(/cut off|damaged/);
  }
  expect(await refusalOf(fileWithLines(lines.slice(0, -1)))).toContain('cut off');
});

test('a flipped byte anywhere after the gzip header is found', async () => {
  for (let index = 12; index < whole.length; index += Math.ceil(whole.length / 60)) {
    const flipped = Buffer.from(whole);
    flipped[index] = (flipped[index] ?? 0) ^ 4;
    expect(await refusalOf(fileWith(flipped))).toMatch(/damaged|cut off|no backup/);
  }
});

test('a row, a number or a picture that was changed is found', async () => {
  const row = lines.findIndex((line) => line.startsWith('["k7"'));
  const picture = lines.findIndex((line) => line.startsWith('"'));
  const tableEnd = lines.findIndex((line) => line.includes('"table-end"'));
  const changes: string[][] = [
    lines.with(row, '["k7","2026-11-21 00:00:00+00","9999"]'),
    lines.toSpliced(row, 1),
    lines.toSpliced(row, 0, lines[row] ?? ''),
    lines.with(picture, `"${Buffer.alloc(10).toString('base64')}"`),
    lines.toSpliced(tableEnd, 1),
    lines.toSpliced(1, 0, lines[0] ?? ''),
    [...lines, lines.at(-1) ?? ''],
    lines.with(2, 'nonsense'),
  ];
  for (const changed of changes)
    expect(await refusalOf(fileWithLines(changed))).toContain('damaged');
});

test('a file that is no backup, and a backup of another version, have messages of their own', async () => {
  const [header = '', ...rest] = lines;
  const format2 = header
    .replace('"format":1', '"format":2')
    .replace('"app":"0.1.0"', '"app":"9.0.0"');
  expect(await refusalOf(fileWithLines([format2, ...rest]))).toBe(
    'This backup has format 2 and this version of Sandhi reads format 1. Restore it with Sandhi 9.0.0, which made it.',
  );
  expect(await refusalOf(fileWith(Buffer.from('a letter')))).toContain('no backup of Sandhi');
  expect(await refusalOf(fileWithLines(['{"hello":"world"}']))).toContain('no backup of Sandhi');
  expect(await refusalOf(fileWithLines(['']))).toContain('no backup of Sandhi');
  expect(await refusalOf(path.join(target.folder, 'none'))).toContain('There is no file');
  expect(await refusalOf(target.folder)).toContain('no file that this user can read');
});

test('a backup with migrations that this version does not have is refused', async () => {
  const header = await readBackupHeader(target.file);
  expect(() => checkMigrations(header)).not.toThrow();
  const newer = { when: '4102444800000', hash: 'of tomorrow' };
  const migrations = [...header.migrations, newer];
  expect(() => checkMigrations({ ...header, migrations })).toThrow(
    /that this version does not know/,
  );
  expect(() => checkMigrations({ ...header, migrations: [newer] })).toThrow(
    /before its first release/,
  );
});

test('a picture name that points outside of the folder is refused, and a damaged backup loads no rows', async () => {
  const db = await emptyDatabase();
  const file = lines.findIndex((line) => line.includes('"is":"file"'));
  const outside = fileWithLines(lines.with(file, '{"is":"file","name":"../../secret"}'));
  await expect(loadBackup(outside, { db, pictures: target.store })).rejects.toThrow('no picture');

  const row = lines.findIndex((line) => line.startsWith('["k7"'));
  const changed = fileWithLines(lines.toSpliced(row, 1));
  await expect(loadBackup(changed, { db, pictures: target.store })).rejects.toThrow('damaged');
  const { rows } = (await db.execute(sql`select from try_budgets`)) as unknown as { rows: [] };
  expect(rows).toEqual([]);
});
