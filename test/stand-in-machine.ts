import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { type Machine, openMachine } from '#scripts/sandhi/machine.ts';
import { freePort } from '#scripts/test/free-port.ts';

export type FakeRelease = {
  version: string;
  migrations?: number;
  /** The texts of its scripts. Those that start and back up a shop work by default; the one that restores does nothing. */
  start?: string;
  backup?: string;
  restore?: string;
  /** Its systemd units, which the machine has from the release that was installed. */
  units?: { service: string; socket: string };
};

/** Makes a machine in a folder: real programs, small releases, and a systemctl that starts and stops one process. */
export async function standInMachine() {
  const rootFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-machine-'));
  const port = await freePort();
  const printed: string[] = [];
  const machine = openMachine(rootFolder, (line) => printed.push(line));
  for (const folder of [
    'srv/sandhi/releases',
    'srv/sandhi/data/shop/database',
    'srv/sandhi/backups',
    'etc/sandhi',
    'etc/systemd/system',
    'bin',
    'out',
  ]) {
    fs.mkdirSync(path.join(rootFolder, folder), { recursive: true });
  }
  const settings = [
    'APP_URL=https://shop.example.lk',
    `PORT=${port}`,
    `DATA_DIR=${rootFolder}/srv/sandhi/data`,
    'TRUSTED_PROXIES=127.0.0.1,::1',
  ];
  fs.writeFileSync(`${rootFolder}/etc/sandhi/sandhi.env`, settings.join('\n'), { mode: 0o640 });
  fs.writeFileSync(`${rootFolder}/srv/sandhi/data/shop/database/rows`, 'orders of today');
  fs.writeFileSync(`${rootFolder}/bin/systemctl`, systemctl(rootFolder), { mode: 0o755 });
  vi.stubEnv('PATH', `${rootFolder}/bin:${process.env['PATH']}`);
  makeKey(rootFolder);
  return {
    machine,
    rootFolder,
    port,
    printed,
    archive: (release: FakeRelease) => archive(rootFolder, release),
    install: (release: FakeRelease) => install(machine, release),
    rows: () => fs.readFileSync(`${rootFolder}/srv/sandhi/data/shop/database/rows`, 'utf8'),
    remove: async () => {
      await machine.systemctl('stop', 'sandhi');
      vi.unstubAllEnvs();
      fs.rmSync(rootFolder, { recursive: true, force: true });
    },
  };
}

function makeKey(rootFolder: string): void {
  const args = ['-q', '-t', 'ed25519', '-N', '', '-C', 'test', '-f', `${rootFolder}/key`];
  execFileSync('ssh-keygen', args);
  const key = fs.readFileSync(`${rootFolder}/key.pub`, 'utf8');
  fs.writeFileSync(`${rootFolder}/etc/sandhi/allowed-signers`, `shop@example.lk ${key}`);
}

/**
 * Implements the systemctl commands that the scripts use. A shop that exits on its own counts as restarted, and as in
 * systemd only `reset-failed` or the stop of a running shop clears that count.
 */
function systemctl(rootFolder: string): string {
  return `#!/bin/bash
pid=${rootFolder}/pid restarted=${rootFolder}/restarted
runs() { read -r number 2>/dev/null <$pid && kill -0 $number 2>/dev/null; }
look() { if [ -e $pid ] && ! runs; then touch $restarted; rm $pid; fi; }
stop() {
  look
  if runs; then kill $number; while runs; do sleep 0.05; done; rm -f $restarted; fi
  rm -f $pid
}
start() {
  cd ${rootFolder}/srv/sandhi/current
  set -a; . ${rootFolder}/etc/sandhi/sandhi.env
  setsid node_modules/.bin/node scripts/start.ts >/dev/null 2>&1 </dev/null & echo $! >$pid
}
case "$1" in
  start) start ;;
  stop) stop ;;
  restart) stop; start ;;
  reset-failed) look; rm -f $restarted ;;
  show)
    look
    if [ -e $restarted ]; then echo NRestarts=1; else echo NRestarts=0; fi
    if [ -e $pid ]; then echo ActiveState=active; else echo ActiveState=inactive; fi ;;
esac
exit 0
`;
}

const workingStart = `import http from 'node:http';
http.createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;

const workingBackup = `import fs from 'node:fs';
const file = process.env.HOME + '/backups/today.backup.gz';
fs.writeFileSync(file, 'orders of today');
console.log('The backup is whole: ' + file);
`;

function fill(
  folder: string,
  {
    version,
    migrations = 1,
    start = workingStart,
    backup = workingBackup,
    restore = '',
    units,
  }: FakeRelease,
): void {
  const files = {
    'release.json': JSON.stringify({ version }),
    'package.json': '{"type":"module"}',
    'db/migrations/meta/_journal.json': JSON.stringify({ entries: Array(migrations).fill({}) }),
    'scripts/require-node.mjs': '',
    'scripts/start.ts': start,
    'scripts/backup.ts': backup,
    'scripts/restore.ts': restore,
    ...(units && { 'deploy/sandhi.service': units.service, 'deploy/sandhi.socket': units.socket }),
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const sums = Object.entries(files).map(([name, text]) => `${sha256(text)}  ${name}\n`);
  fs.writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''));
  fs.mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
  fs.symlinkSync(process.execPath, path.join(folder, 'node_modules/.bin/node'));
}

function sha256(content: string | Buffer): string {
  return crypto.hash('sha256', content);
}

async function install(machine: Machine, release: FakeRelease): Promise<void> {
  fill(path.join(machine.home, 'releases', release.version), release);
  fs.symlinkSync(`releases/${release.version}`, path.join(machine.home, 'current'));
  const { service, socket } = release.units ?? {};
  if (service) fs.writeFileSync(machine.at('/etc/systemd/system/sandhi.service'), service);
  if (socket) fs.writeFileSync(machine.at('/etc/systemd/system/sandhi.socket'), socket);
  await machine.systemctl('start', 'sandhi');
}

/** Packs and signs a release as `npm run release` does. */
function archive(rootFolder: string, release: FakeRelease): string {
  const [name, out] = [`sandhi-${release.version}`, path.join(rootFolder, 'out')];
  fill(path.join(out, name), release);
  const file = path.join(out, `${name}-linux-x64.tar.gz`);
  execFileSync('tar', ['-czf', file, '-C', out, name]);
  fs.writeFileSync(`${file}.sha256`, `${sha256(fs.readFileSync(file))}  ${name}\n`);
  execFileSync(
    'ssh-keygen',
    ['-q', '-Y', 'sign', '-f', `${rootFolder}/key`, '-n', 'sandhi-release', file],
    {
      stdio: 'ignore',
    },
  );
  return file;
}
