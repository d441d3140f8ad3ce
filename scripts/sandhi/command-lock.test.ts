import fs from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInMachine } from '#test/stand-in-machine.ts';
import { runAlone } from './command-lock.ts';

let here: Awaited<ReturnType<typeof standInMachine>>;

beforeEach(async () => {
  here = await standInMachine();
});
afterEach(() => here.remove());

test('while one command runs a second does nothing and says so; afterwards it runs', async () => {
  const first = Promise.withResolvers<number>();
  const running = runAlone(here.machine, () => first.promise);
  let wasRun = false;
  const second = async () => {
    wasRun = true;
    return 0;
  };
  await expect(runAlone(here.machine, second)).rejects.toThrow(
    'Another sandhi command is still running',
  );
  expect(wasRun).toBe(false);
  first.resolve(1);
  expect(await running).toBe(1);
  expect(await runAlone(here.machine, second)).toBe(0);
});

test('someone who is no administrator of the machine is told to type sudo', async () => {
  fs.writeFileSync(`${here.machine.home}/.commands`, '');
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  await expect(runAlone(here.machine, async () => 0)).rejects.toThrow('with sudo in front of it');
  vi.restoreAllMocks();
});

test('a command that fails lets the next one run', async () => {
  const failing = async () => {
    throw new Error('The disk is full.');
  };
  await expect(runAlone(here.machine, failing)).rejects.toThrow('The disk is full.');
  expect(await runAlone(here.machine, async () => 0)).toBe(0);
});
