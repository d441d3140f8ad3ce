import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { ensureEmptyDatabase } from '#test/embedded-copies.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import { copyEmptyDatabase } from './empty-database.server.ts';
import { openEmbedded } from './open-embedded.server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-fsync-'));
const commits = 20;

afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Returns the number of fsyncs for each of several commits. */
async function countPerCommit(query: (text: string) => Promise<unknown>): Promise<number[]> {
  await query('create table kept (number integer)');
  const spy = vi.spyOn(fs, 'fsyncSync');
  const counts: number[] = [];
  for (let number = 0; number < commits; number += 1) {
    spy.mockClear();
    await query(`insert into kept values (${number})`);
    counts.push(spy.mock.calls.length);
  }
  return counts;
}

test('every commit is synced to the disk before it returns', async () => {
  const lock = { dataDir: folder, release: () => undefined };
  const databaseFolder = path.join(folder, 'database');
  copyEmptyDatabase(databaseFolder, ensureEmptyDatabase());
  const database = await openEmbedded(databaseFolder, lock);
  const counts = await countPerCommit((text) => database.db.execute(sql.raw(text)));
  await database.close();
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
});

thoroughTest('the test above can fail: the default file system syncs no commit', async () => {
  const database = await PGlite.create(folder);
  const counts = await countPerCommit((text) => database.exec(text));
  await database.close();
  expect(counts).toEqual(Array.from({ length: commits }, () => 0));
});
