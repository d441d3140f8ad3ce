import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { olderSnapshots } from './migrations.ts';

test('every snapshot of the tables except the newest is listed for deletion', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-snapshots-'));
  for (const name of ['_journal.json', '0009_snapshot.json', '0010_snapshot.json']) {
    fs.writeFileSync(path.join(folder, name), '{}');
  }
  expect(olderSnapshots(folder)).toEqual(['0009_snapshot.json']);
  fs.rmSync(folder, { recursive: true });
});
