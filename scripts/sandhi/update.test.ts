import fs from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { standInMachine } from '#test/stand-in-machine.ts';
import { fetchReadiness } from './fetch-readiness.ts';
import { currentRelease } from './releases.ts';
import { waitUntilReady } from './switch-release.ts';
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

test('the copy of an update that was interrupted is kept by the next one, because it may hold the only orders', async () => {
  const data = `${here.rootFolder}/srv/sandhi/data/shop`;
  fs.mkdirSync(`${data}/database.before`);
  fs.writeFileSync(`${data}/database.before/rows`, 'orders of yesterday');
  expect(await update(here.machine, here.archive({ version: '2.0.0', migrations: 2 }))).toBe(0);
  const [kept = ''] = fs.globSync(`${data}/database.before-*`);
  expect(fs.readFileSync(`${kept}/rows`, 'utf8')).toBe('orders of yesterday');
  expect(here.printed.join('\n')).toContain(kept);
  expect(fs.readdirSync(data).sort()).toEqual(['database', kept.slice(data.length + 1)]);
});

test('a shop that kept ending while it started is replaced by a version that opens', async () => {
  const startFile = `${here.machine.home}/current/scripts/start.ts`;
  const start = `await new Promise((resolve) => setTimeout(resolve, 1_500));
${fs.readFileSync(startFile, 'utf8')}`;
  fs.writeFileSync(startFile, 'process.exit(1)');
  await here.machine.systemctl('restart', 'sandhi');
  expect(await waitUntilReady(here.machine, 20_000)).toBe('it ended while it started');
  expect(await update(here.machine, here.archive({ version: '1.1.0', start }))).toBe(0);
  expect(versionInUse()).toBe('1.1.0');
});

test('a version to which many visitors come at once is waited for, although its answer takes long', async () => {
  const start = `import http from 'node:http';
http.createServer((_, response) => setTimeout(() => response.end('ok'), 3_000)).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));`;
  fs.writeFileSync(`${here.machine.home}/current/scripts/start.ts`, start);
  await here.machine.systemctl('restart', 'sandhi');
  expect(await waitUntilReady(here.machine, 8_000)).toBeUndefined();
});
