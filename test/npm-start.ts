import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { trackChild } from '#scripts/test/child-processes.ts';
import { freePort } from '#scripts/test/free-port.ts';

type NpmStart = { npm: ChildProcess; dataDir: string; output: () => string };

const startTimeoutMs = 60_000;

/** Runs `npm start` in a process group, as a terminal does, and waits until the shop is open. */
export async function startThroughNpm(): Promise<NpmStart> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-npm-'));
  const template = process.env['SANDHI_TEST_DATA'];
  if (template) fs.cpSync(template, dataDir, { recursive: true });
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: dataDir };
  const npm = trackChild(
    spawn('npm', ['start'], {
      env: { ...env, PORT: `${await freePort()}` },
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const chunks: string[] = [];
  npm.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const output = () => chunks.join('');
  const deadline = Date.now() + startTimeoutMs;
  while (!output().includes('Ctrl-C closes it')) {
    if (Date.now() > deadline) throw new Error(`npm start did not open the shop: ${output()}`);
    await pause(50);
  }
  return { npm, dataDir, output };
}
