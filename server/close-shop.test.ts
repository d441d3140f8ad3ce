import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openShop } from '#boot';
import { readConfig } from '#platform/config/config.server.ts';
import { emptyOpenDatabase } from '#test/database.ts';

test('the database is closed even if the backups cannot be closed, which is logged', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-close-'));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  const lines: string[] = [];
  let isClosed = false;
  const close = async () => {
    isClosed = true;
  };
  const database = { ...(await emptyOpenDatabase()), close };
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const running = await openShop(readConfig({ DATA_DIR: dataDir }), { database, log });
  running.backups.close = () => Promise.reject(new Error('still being sent'));

  await running.close();

  expect(isClosed).toBe(true);
  expect(lines.join('')).toContain('still being sent');
});
