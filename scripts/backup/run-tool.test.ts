import { afterEach, expect, test } from 'vitest';
import { expectConsoleOutput } from '#test/console-output.ts';
import { runTool } from './run-tool.ts';

afterEach(() => {
  process.exitCode = undefined;
});

test('a full disk is reported by a readable message, and any other error is thrown again', async () => {
  const failWith = (code: string) =>
    runTool('usage', async () => {
      throw Object.assign(new Error(code), { code, path: '/tmp/a' });
    });
  expectConsoleOutput(/^There is no room left on the disk for \/tmp\/a\. Make room/);
  await failWith('ENOSPC');
  expect(process.exitCode).toBe(1);
  await expect(failWith('EIO')).rejects.toThrow('EIO');
});
