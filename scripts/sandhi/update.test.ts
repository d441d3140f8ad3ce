import { afterEach, beforeEach, expect, test } from 'vitest';
import { standInMachine } from '#test/stand-in-machine.ts';
import { fetchReadiness } from './fetch-readiness.ts';
import { currentRelease } from './releases.ts';
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

test('a version that changes the tables and does not open is taken back, with the tables as they were', async () => {
  const start = `fs.writeFileSync(process.env.DATA_DIR + '/shop/database/rows', 'other tables');
process.exit(1);`;
  const broken = here.archive({ version: '2.0.0', migrations: 2, start });
  expect(await update(here.machine, broken)).toBe(1);
  expect(versionInUse()).toBe('1.0.0');
  expect(here.rows()).toBe('orders of today');
  expect(here.printed.join('\n')).toContain('Version 1.0.0 is in use again, and nothing is lost.');
  expect(await fetchReadiness(here.machine)).toMatchObject({ ready: true });
});
