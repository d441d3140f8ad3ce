import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function sandhi(...args: string[]) {
  const options = { encoding: 'utf8' } as const;
  return spawnSync(process.execPath, ['scripts/sandhi.ts', ...args], options);
}

test.each([
  [['backup', 'now']],
  [['backup', 'key', 'again']],
  [['update']],
  [['update', '/tmp/one', '/tmp/two']],
  [['rollback', 'far']],
  [['restore', '/tmp/a-backup']],
  [['doctor', 'who']],
  [['sell']],
  [['constructor']],
])('`sandhi %s` is not understood: nothing is done, and the usage is printed', (args) => {
  const { status, stderr } = sandhi(...args);
  expect(status).toBe(2);
  expect(stderr).toContain('sudo sandhi backup key');
});
