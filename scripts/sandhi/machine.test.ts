import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openMachine } from './machine.ts';

test('a program that ends without reading its input is judged by its exit code', async () => {
  const { run } = openMachine();
  const input = 'a line\n'.repeat(100_000);
  expect(await run('sh', ['-c', 'exit 3'], { input })).toMatchObject({ code: 3 });
  expect(await run('/no/such/program', [], { input })).toMatchObject({ code: 127 });
});

test('settings that only the administrator may read are not taken for missing ones', () => {
  const rootFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-settings-'));
  const settingsFolder = path.join(rootFolder, 'etc/sandhi');
  const { environment } = openMachine(rootFolder);
  expect(environment()).toEqual({});
  fs.mkdirSync(settingsFolder, { recursive: true });
  fs.writeFileSync(path.join(settingsFolder, 'sandhi.env'), 'PORT=3100\nSMTP_PASSWORD=a#b\n');
  expect(environment()).toEqual({ PORT: '3100', SMTP_PASSWORD: 'a#b' });
  fs.chmodSync(rootFolder, 0o755);
  fs.chmodSync(settingsFolder, 0o000);
  const isRoot = process.getuid?.() === 0;
  try {
    // Root may read everything, so this reads as someone else.
    if (isRoot) process.seteuid?.(65_534);
    expect(environment).toThrow('with sudo in front of it');
  } finally {
    if (isRoot) process.seteuid?.(0);
    fs.chmodSync(settingsFolder, 0o700);
    fs.rmSync(rootFolder, { recursive: true });
  }
});
