import fs from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { standInMachine } from '#test/stand-in-machine.ts';
import { fetchReadiness } from './fetch-readiness.ts';
import { currentRelease } from './releases.ts';
import { update } from './update.ts';

let here: Awaited<ReturnType<typeof standInMachine>>;

beforeEach(async () => {
  here = await standInMachine();
  await here.install({ version: '1.0.0', units: units('old') });
});
afterEach(() => here.remove());

function units(text: string) {
  return { service: `${text} service`, socket: `${text} socket` };
}

function installedUnits() {
  const names = ['sandhi.service', 'sandhi.socket'];
  const files = names.map((name) => here.machine.at(`/etc/systemd/system/${name}`));
  return files.map((file) => fs.readFileSync(file, 'utf8')).join(', ');
}

function versionInUse() {
  return currentRelease(here.machine)?.version;
}

test('a version that changes the tables and does not open is reverted, with the tables and units as they were', async () => {
  const start = `fs.writeFileSync(process.env.DATA_DIR + '/shop/database/rows', 'other tables');
process.exit(1);`;
  const broken = here.archive({ version: '2.0.0', migrations: 2, start, units: units('new') });
  const reloaded: string[] = [];
  const systemctl = (...args: string[]) => {
    if (args[0] === 'daemon-reload') reloaded.push(installedUnits());
    return here.machine.systemctl(...args);
  };
  expect(await update({ ...here.machine, systemctl }, broken)).toBe(1);
  expect(reloaded).toEqual(['new service, new socket', 'old service, old socket']);
  expect(installedUnits()).toBe('old service, old socket');
  expect(versionInUse()).toBe('1.0.0');
  expect(here.rows()).toBe('orders of today');
  expect(here.printed.join('\n')).toContain('Version 1.0.0 is in use again, and nothing is lost.');
  expect(await fetchReadiness(here.machine)).toMatchObject({ ready: true });
});
