import fs from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInMachine } from '#test/stand-in-machine.ts';
import { fetchReadiness } from './fetch-readiness.ts';
import { currentRelease, previousRelease } from './releases.ts';
import { rollback } from './rollback.ts';
import { waitUntilReady } from './switch-release.ts';
import { update } from './update.ts';

let here: Awaited<ReturnType<typeof standInMachine>>;

beforeEach(async () => {
  here = await standInMachine();
  await here.install({ version: '1.0.0' });
});
afterEach(() => {
  vi.restoreAllMocks();
  return here.remove();
});

function versionInUse() {
  return currentRelease(here.machine)?.version;
}

test('an update puts the new version and its units in use, and a rollback those of the version before', async () => {
  const [service, socket] = ['sandhi.service', 'sandhi.socket'].map((name) =>
    here.machine.at(`/etc/systemd/system/${name}`),
  ) as [string, string];
  fs.writeFileSync(service, 'WatchdogSec=60\n');
  const unitsBefore = `${here.machine.home}/releases/1.0.0/deploy`;
  fs.mkdirSync(unitsBefore);
  fs.copyFileSync(service, `${unitsBefore}/sandhi.service`);
  fs.writeFileSync(socket, `ListenStream=127.0.0.1:${here.port}\n`);
  const systemctl = vi.fn(here.machine.systemctl);
  const units = { service: 'WatchdogSec=90\n', socket: 'ListenStream=127.0.0.1:3000\n' };
  const archive = here.archive({ version: '1.1.0', units });
  expect(await update({ ...here.machine, systemctl }, archive)).toBe(0);
  expect(fs.readFileSync(service, 'utf8')).toBe('WatchdogSec=90\n');
  expect(fs.readFileSync(`${service}.before`, 'utf8')).toBe('WatchdogSec=60\n');
  expect(fs.readFileSync(socket, 'utf8')).toBe(`ListenStream=127.0.0.1:${here.port}\n`);
  const commands = systemctl.mock.calls.map(([command]) => command);
  expect(commands.indexOf('daemon-reload')).toBeLessThan(commands.indexOf('restart'));
  expect(commands).not.toContain('stop');
  expect(here.printed.join('\n')).toContain(`${service} is now that of version 1.1.0`);
  expect(versionInUse()).toBe('1.1.0');
  expect(previousRelease(here.machine)?.version).toBe('1.0.0');
  expect(await rollback(here.machine, false)).toBe(0);
  expect(versionInUse()).toBe('1.0.0');
  expect(fs.readFileSync(service, 'utf8')).toBe('WatchdogSec=60\n');
  expect(await fetchReadiness(here.machine)).toEqual({ ready: true, message: 'ok' });
});

test('a version that does not open is reverted also where the earlier unit cannot be written', async () => {
  const service = here.machine.at('/etc/systemd/system/sandhi.service');
  fs.writeFileSync(service, 'old service');
  const units = { service: 'new service', socket: '' };
  const broken = here.archive({ version: '2.0.0', start: 'process.exit(1);', units });
  const rename = fs.renameSync;
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    const isEarlierUnit = to === service && fs.readFileSync(from, 'utf8') === 'old service';
    if (isEarlierUnit) throw new Error('ENOSPC: no space left on device');
    rename(from, to);
  });
  expect(await update(here.machine, broken)).toBe(1);
  expect(here.printed.join('\n')).toContain(`${service} stays as it is: ENOSPC`);
  expect(versionInUse()).toBe('1.0.0');
  expect(await fetchReadiness(here.machine)).toEqual({ ready: true, message: 'ok' });
});

test('after an update that changed the tables, a rollback says what it would cost and changes nothing', async () => {
  expect(await update(here.machine, here.archive({ version: '2.0.0', migrations: 2 }))).toBe(0);
  expect(await rollback(here.machine, false)).toBe(1);
  expect(here.printed.at(-1)).toContain('WITHOUT all that was ordered since');
  expect(versionInUse()).toBe('2.0.0');
});

test('an archive that was damaged, or has the signature of another one, changes nothing', async () => {
  const damaged = here.archive({ version: '1.1.0' });
  fs.appendFileSync(damaged, 'x');
  await expect(update(here.machine, damaged)).rejects.toThrow('was damaged on its way');
  const forged = here.archive({ version: '1.2.0' });
  fs.writeFileSync(`${forged}.sig`, fs.readFileSync(`${damaged}.sig`));
  await expect(update(here.machine, forged)).rejects.toThrow('was not signed by anyone');
  expect(versionInUse()).toBe('1.0.0');
  expect(fs.readdirSync(`${here.machine.home}/releases`)).toEqual(['1.0.0']);
});

test('the next update keeps the database copy of an interrupted one, because it may hold the only orders', async () => {
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

test('an update waits for a version that takes long to answer, as when many visitors come at once', async () => {
  const start = `import http from 'node:http';
http.createServer((_, response) => setTimeout(() => response.end('ok'), 3_000)).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));`;
  fs.writeFileSync(`${here.machine.home}/current/scripts/start.ts`, start);
  await here.machine.systemctl('restart', 'sandhi');
  expect(await waitUntilReady(here.machine, 8_000)).toBeUndefined();
});
