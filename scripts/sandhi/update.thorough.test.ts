import fs from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { standInMachine } from '#test/stand-in-machine.ts';
import { fetchReadiness } from './fetch-readiness.ts';
import { currentRelease, previousRelease } from './releases.ts';
import { rollback } from './rollback.ts';
import { update } from './update.ts';

let here: Awaited<ReturnType<typeof standInMachine>>;

beforeEach(async () => {
  here = await standInMachine();
  await here.install({ version: '1.0.0' });
});
afterEach(() => here.remove());

function versionInUse() {
  return currentRelease(here.machine)?.version;
}

test('an update puts the new version in use, and a rollback the one before', async () => {
  expect(await update(here.machine, here.archive({ version: '1.1.0' }))).toBe(0);
  expect(versionInUse()).toBe('1.1.0');
  expect(previousRelease(here.machine)?.version).toBe('1.0.0');
  expect(await rollback(here.machine, false)).toBe(0);
  expect(versionInUse()).toBe('1.0.0');
  expect(await fetchReadiness(here.machine)).toEqual({ ready: true, message: 'ok' });
});

test('after an update that changed the tables, a rollback says what it would cost and changes nothing', async () => {
  expect(await update(here.machine, here.archive({ version: '2.0.0', migrations: 2 }))).toBe(0);
  expect(await rollback(here.machine, false)).toBe(1);
  expect(here.printed.at(-1)).toContain('WITHOUT all that was ordered since');
  expect(versionInUse()).toBe('2.0.0');
});

test('an archive that was damaged, or signed by somebody else, changes nothing', async () => {
  const damaged = here.archive({ version: '1.1.0' });
  fs.appendFileSync(damaged, 'x');
  await expect(update(here.machine, damaged)).rejects.toThrow('was damaged on its way');
  const forged = here.archive({ version: '1.2.0' });
  fs.writeFileSync(`${forged}.sig`, fs.readFileSync(`${damaged}.sig`));
  await expect(update(here.machine, forged)).rejects.toThrow('was not signed by anybody');
  expect(versionInUse()).toBe('1.0.0');
  expect(fs.readdirSync(`${here.machine.home}/releases`)).toEqual(['1.0.0']);
});
