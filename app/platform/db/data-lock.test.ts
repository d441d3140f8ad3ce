import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { stopChild, trackChild } from '#scripts/test/child-processes.ts';
import { DataDirectoryInUse, takeDataLock } from './data-lock.server.ts';

const lockModule = new URL('./data-lock.server.ts', import.meta.url).href;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-lock-'));

afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/**
 * Starts a process that takes the lock, drops every reference to it, runs more code, and reports once garbage was collected.
 */
async function startHolder(moreCode = '') {
  const code = `
    const { takeDataLock } = await import(process.argv[2]);
    const [, dataDir] = process.argv;
    takeDataLock(dataDir);
    ${moreCode}
    gc();
    console.log('held');
    setInterval(() => undefined, 1000);`;
  const child = trackChild(
    spawn(
      process.execPath,
      ['--expose-gc', '--input-type=module', '--eval', code, dataDir, lockModule],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    ),
  );
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

test('while one process has locked the data, another is refused at once, with a message', async () => {
  const child = await startHolder();
  const startedAt = Date.now();
  expect(() => takeDataLock(dataDir)).toThrow(DataDirectoryInUse);
  expect(() => takeDataLock(dataDir)).toThrow(/Another process of the shop is using the data in/);
  expect(Date.now() - startedAt).toBeLessThan(1_000);
  await stopChild(child, 'SIGTERM');
});

test('the lock of a killed process is released at once', async () => {
  const child = await startHolder();
  await stopChild(child, 'SIGKILL');
  takeDataLock(dataDir).release();
});

test('the lock is kept while its holder copies the folder of the shop, and while another process copies all data', async () => {
  fs.mkdirSync(path.join(dataDir, 'shop'), { recursive: true });
  const child = await startHolder(`
    const { cpSync } = await import('node:fs');
    cpSync(dataDir + '/shop', dataDir + '/shop-copy', { recursive: true });`);
  const copy = `${dataDir}-copy`;
  fs.cpSync(dataDir, copy, { recursive: true });
  expect(() => takeDataLock(dataDir)).toThrow(DataDirectoryInUse);
  takeDataLock(copy).release();
  fs.rmSync(copy, { recursive: true });
  await stopChild(child, 'SIGKILL');
});

test('a data directory that cannot be written is refused with a message that has its path', () => {
  const file = path.join(dataDir, 'a-file');
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(file, '');
  expect(() => takeDataLock(file)).toThrow(/cannot keep its data in .*a-file.*DATA_DIR/s);
});
