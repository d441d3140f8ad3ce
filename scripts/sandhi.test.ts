import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function sandhi(...args: string[]) {
  const options = { encoding: 'utf8' } as const;
  return spawnSync(process.execPath, ['scripts/sandhi.ts', ...args], options);
}

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
])('`sandhi %s` is not understood: nothing is done, and the usage is printed', (args) => {
  const { status, stderr } = sandhi(...args);
  expect(status).toBe(2);
  expect(stderr).toContain('sudo sandhi backup key');
});
