import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { expectConsoleOutput } from '#test/console-output.ts';
import { openMachine } from './sandhi/machine.ts';
import { runSandhi } from './sandhi/run-sandhi.ts';

const usage = /sudo sandhi backup key/;

const refuse = () => Promise.reject(new Error('A program was started.'));

/** Fails the command that a test runs on this machine as soon as it starts a program. */
const machineWithoutPrograms = { ...openMachine('/nowhere'), run: refuse, systemctl: refuse };

test.each([
  [['backup', 'now']],
  [['backup', 'key', 'again']],
  [['verify', '/tmp/a-backup']],
  [['update']],
  [['update', '/tmp/one', '/tmp/two']],
  [['rollback', 'far']],
  [['rollback', '--key-file', '/tmp/key']],
  [['restore', '/tmp/a-backup']],
  [['restore', '/tmp/a-backup', '--yes', '/tmp/folder']],
  [['doctor', 'who']],
  [['sell']],
  [['constructor']],
])('`sandhi %s` is not understood: nothing is done, and the usage is printed', async (args) => {
  expectConsoleOutput(usage);
  expect(await runSandhi(machineWithoutPrograms, args)).toBe(2);
});

test('a full disk is reported by a readable message', async () => {
  const noRoom = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: '/srv/sandhi' });
  const full = { ...machineWithoutPrograms, run: () => Promise.reject(noRoom) };
  expectConsoleOutput(/^There is no room left on the disk for \/srv\/sandhi\. Make room/);
  expect(await runSandhi(full, ['logs'])).toBe(1);
});

test('the program exits with 2 when it does not understand its arguments', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/sandhi.ts', 'sell'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(usage);
});
