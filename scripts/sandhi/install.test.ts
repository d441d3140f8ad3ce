import { execFile } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.server.ts';
import { refusalsCopy } from '#server/refusals.copy.ts';
import { parseEnvironment } from './parse-environment.ts';

const run = promisify(execFile);
let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-install-'));
  fs.mkdirSync(`${root}/etc`);
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function install(osRelease: string, args: string[]) {
  fs.writeFileSync(`${root}/etc/os-release`, osRelease);
  const env = { ...process.env, SANDHI_ROOT: root };
  return run('bash', ['deploy/install.sh', '--yes', ...args], { env, cwd: process.cwd() });
}

const debian = 'ID=debian\nVERSION_ID="12"\n';
const dryRunArguments = [
  '--domain',
  'shop.example.lk',
  '--email',
  'kamala@example.lk',
  '--dry-run',
];

test('a dry run prints each step and changes nothing', async () => {
  const archive = ['--archive', 'https://example.lk/sandhi-1.0.0-linux-x64.tar.gz'];
  const { stdout } = await install(debian, [...dryRunArguments, ...archive]);
  for (const expected of [
    'check its signature',
    'https://shop.example.lk',
    'open ports',
    'Nothing was changed',
  ]) {
    expect(stdout).toContain(expected);
  }
  expect(fs.readdirSync(root)).toEqual(['etc']);
  expect(fs.readdirSync(`${root}/etc`)).toEqual(['os-release']);
});

test.each([
  ['ID=debian\nVERSION_ID="9"\n', dryRunArguments, 'debian 9 is not one'],
  [debian, ['--domain', 'my shop', '--email', 'a@b.lk'], 'is no domain'],
  [debian, [...dryRunArguments, '--archive', '/none.tar.gz'], 'is not there'],
])('on %j with %j the script stops and says “%s”', async (osRelease, args, expected) => {
  await expect(install(osRelease, args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(expected),
  });
});

/** Runs these shell commands with the functions of the script loaded, without the steps of the script. */
function runFunctions(lines: string) {
  const functions = fs.readFileSync('deploy/install.sh', 'utf8').split('\ncheck_machine\n')[0];
  const env = { ...process.env, SANDHI_ROOT: root };
  return run('bash', ['-c', `${functions}\n${lines}`], { env, timeout: 20_000 });
}

test('the system user of the shop has a folder of its own for the SSH keys that send backups off-site', async () => {
  await runFunctions('make_user && make_user');
  const { mode } = fs.statSync(`${root}/srv/sandhi/.ssh`);
  expect(mode & 0o777).toBe(0o700);
  const unit = fs.readFileSync('deploy/sandhi.service', 'utf8');
  expect(unit).toMatch(/^ReadWritePaths=.* -\/srv\/sandhi\/\.ssh$/m);
});

test('a second run keeps the socket of the shop at the port that the settings name', async () => {
  const [current, etc] = [`${root}/srv/sandhi/current`, `${root}/etc`];
  fs.cpSync('deploy', `${current}/deploy`, { recursive: true });
  fs.mkdirSync(`${etc}/sandhi`);
  const listenStream = async (settings: string) => {
    fs.writeFileSync(`${etc}/sandhi/sandhi.env`, settings);
    await runFunctions('start_shop');
    const socket = fs.readFileSync(`${etc}/systemd/system/sandhi.socket`, 'utf8');
    return /^ListenStream=(.*)$/m.exec(socket)?.[1];
  };
  expect(await listenStream('APP_URL=https://shop.example.lk\n')).toBe('127.0.0.1:3000');
  expect(await listenStream('PORT="3100"\n')).toBe('127.0.0.1:3100');
});

test('settings that an interrupted run left half written are not taken for those of a shop', async () => {
  fs.cpSync('deploy', `${root}/srv/sandhi/current/deploy`, { recursive: true });
  fs.mkdirSync(`${root}/etc/sandhi`);
  const write = 'domain=shop.lk\nwrite_settings';
  const fullDisk = 'sed() { echo "# The settings"; return 1; }';
  await expect(runFunctions(`${fullDisk}\n${write}`)).rejects.toMatchObject({ code: 1 });
  await runFunctions(write);
  expect(fs.readFileSync(`${root}/etc/sandhi/sandhi.env`, 'utf8')).toContain('https://shop.lk\n');
  expect(fs.readdirSync(`${root}/etc/sandhi`)).toEqual(['sandhi.env']);
});

test.each(['https://shop.example.lk', '"https://shop.example.lk"', "'https://shop.example.lk/'"])(
  'a second run asks for nothing that the settings name: APP_URL=%s',
  async (appUrl) => {
    fs.mkdirSync(`${root}/etc/sandhi`);
    fs.writeFileSync(`${root}/etc/sandhi/sandhi.env`, `# Settings\nAPP_URL=${appUrl}\n`);
    fs.mkdirSync(`${root}/etc/caddy`);
    fs.writeFileSync(`${root}/etc/caddy/Caddyfile`, "# Made by Sandhi's install.sh.\n");
    const { stdout } = await runFunctions('yes=1\nask_owner\necho "$domain"');
    expect(stdout).toBe('shop.example.lk\n');
  },
);

test('the script gives up on a shop that accepts connections but never answers', async () => {
  const listener = net.createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  try {
    await expect(runFunctions(`wait_until_open ${port} 1`)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the shop did not open'),
    });
  } finally {
    listener.close();
  }
});

test.each([
  [
    'a command that fails',
    'step Firewall\nlayRules() { false; }\nlayRules',
    'Stopped: Firewall: that failed',
  ],
  [
    'a web server that does not start',
    'set_up_https',
    'no such host\n\nStopped: caddy does not start',
  ],
])('%s stops the script with a readable message', async (_, lines, expected) => {
  fs.mkdirSync(`${root}/run/systemd/system`, { recursive: true });
  fs.mkdirSync(`${root}/etc/caddy`);
  fs.writeFileSync(`${root}/etc/caddy/Caddyfile`, "# Made by Sandhi's install.sh.\n");
  const stubs = 'systemctl() { [ "$1" = enable ]; }\njournalctl() { echo no such host; }';
  await expect(runFunctions(`${stubs}\n${lines}\necho went on`)).rejects.toMatchObject({
    code: 1,
    stdout: expect.not.stringContaining('went on'),
    stderr: expect.stringContaining(expected),
  });
});

test('a release that an interrupted run unpacked in part does not stop the next run', async () => {
  const release = `${root}/sandhi-1.1.0`;
  fs.mkdirSync(release);
  fs.writeFileSync(`${release}/start.ts`, '');
  const sums = 'cd "$SANDHI_ROOT" && (cd sandhi-1.1.0 && sha256sum start.ts >SHA256SUMS)';
  fs.mkdirSync(`${root}/srv/sandhi/releases/.new-install/sandhi-1.0.0`, { recursive: true });
  await runFunctions(`${sums} && tar -czf "$work/archive" sandhi-1.1.0 && unpack_release`);
  expect(fs.readdirSync(`${root}/srv/sandhi/releases`)).toEqual(['1.1.0']);
  expect(fs.readlinkSync(`${root}/srv/sandhi/current`)).toBe('releases/1.1.0');
});

test('the settings that the script writes open a real shop, and the web server that it sets up explains an outage in both languages', () => {
  const settings = fs.readFileSync('deploy/sandhi.env', 'utf8');
  expect(readConfig(parseEnvironment(settings))).toMatchObject({ demo: false });
  const caddy = fs.readFileSync('deploy/Caddyfile', 'utf8');
  expect(caddy).toContain(refusalsCopy[500].en);
  expect(caddy).toContain(refusalsCopy[500].si);
});
