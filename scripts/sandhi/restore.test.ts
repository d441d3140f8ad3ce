import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeBackupKeys } from '#platform/backup/backup-keys.server.ts';
import { standInMachine } from '#test/stand-in-machine.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import { fetchReadiness } from './fetch-readiness.ts';
import { listBackups } from './list-backups.ts';
import { restore } from './restore.ts';
import { waitUntilReady } from './switch-release.ts';

let here: Awaited<ReturnType<typeof standInMachine>>;

/** A restore command that writes the content of the backup and of its standard input as the restored rows. */
const restoreScript = `import fs from 'node:fs';
const folder = process.argv[3] + '/shop/database';
fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(folder + '/rows', fs.readFileSync(process.argv[2], 'utf8') + fs.readFileSync(0, 'utf8'));
const isInPlace = fs.existsSync(process.env.DATA_DIR + '/shop/database/rows');
console.log('arguments: ' + process.argv.slice(4).length + ', in place: ' + isInPlace);`;

beforeEach(async () => {
  here = await standInMachine();
  await here.install({ version: '1.0.0', restore: restoreScript });
});
afterEach(() => {
  vi.restoreAllMocks();
  return here.remove();
});

function fileWith(content: string, name: string) {
  const file = path.join(here.rootFolder, 'out', name);
  fs.writeFileSync(file, content);
  return file;
}

function pid() {
  return fs.readFileSync(`${here.rootFolder}/pid`, 'utf8');
}

const encrypted = 'age-encryption.org/v1\n';

test('the private key of an encrypted backup is read from its file, and passed on by standard input, not as an argument', async () => {
  const { privateKey } = await makeBackupKeys();
  const keyFile = path.relative('.', fileWith(`# my key\n${privateKey}\n`, 'key.txt'));
  const backup = fileWith(encrypted, 'a.backup.gz.age');
  expect(await restore(here.machine, backup, keyFile)).toBe(0);
  expect(here.rows()).toBe(encrypted + privateKey);
  // Finds today's data in place during the restore, so that a reboot in the middle of it opens today's shop.
  expect(here.printed[0]).toBe('arguments: 0, in place: true');
});

test('without its private key an encrypted backup never closes the shop', async () => {
  const running = pid();
  const backup = fileWith(encrypted, 'a.backup.gz.age');
  const keyFile = fileWith('AGE-SECRET-KEY-1TOO-SHORT', 'key.txt');
  await expect(restore(here.machine, backup, keyFile)).rejects.toThrow('no private key');
  await expect(restore(here.machine, backup, `${keyFile}.none`)).rejects.toThrow('cannot be read');
  expect(pid()).toBe(running);
  expect(here.rows()).toBe('orders of today');
});

thoroughTest('the output names a file of the restored shop by its final path', async () => {
  const script = `${here.machine.home}/current/scripts/restore.ts`;
  fs.appendFileSync(
    script,
    "\nconsole.log('AUTH_SECRET is in ' + process.argv[3] + '/shop/secret');",
  );
  expect(await restore(here.machine, fileWith('whole', 'a.backup.gz'))).toBe(0);
  expect(here.printed[0]).toContain(`AUTH_SECRET is in ${here.machine.home}/data/shop/secret`);
});

thoroughTest.each(['backups', 'copies'])(
  'a backup that root copied among the others in %s gets the user of the shop as its owner, who can then read it',
  async (name) => {
    const ran: string[][] = [];
    const run: typeof here.machine.run = (program, args, options) => {
      ran.push([program, ...args]);
      return here.machine.run(program, args, options);
    };
    const backups = `${here.machine.home}/${name}`;
    const configuredFolder = `${here.machine.home}/copies/`;
    fs.mkdirSync(configuredFolder);
    fs.appendFileSync(
      `${here.rootFolder}/etc/sandhi/sandhi.env`,
      `\nBACKUP_DIR=${configuredFolder}`,
    );
    fs.writeFileSync(`${backups}/a.backup.gz`, 'whole');
    expect(await restore({ ...here.machine, run }, `${backups}/a.backup.gz`)).toBe(0);
    expect(here.rows()).toBe('whole');
    expect(ran[0]).toEqual(['chown', '-h', `--reference=${backups}`, `${backups}/a.backup.gz`]);
  },
);

const rename = fs.renameSync;

/** Refuses to rename these folders, as the operating system does with a mount point. */
function refuseToRename(refused: (from: string) => boolean) {
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (refused(String(from))) throw new Error('EBUSY: resource busy or locked, rename');
    rename(from, to);
  });
}

const refusals = [
  ['the restored data', (from: string) => from.includes('.restored')],
  ['today’s data', (from: string) => from.endsWith('/data/shop')],
] as const;

thoroughTest.each(refusals)(
  'where %s cannot be moved, the shop opens again with today’s data',
  async (_, refused) => {
    const backup = fileWith('whole', 'a.backup.gz');
    refuseToRename(refused);
    expect(await restore(here.machine, backup)).toBe(1);
    expect(here.rows()).toBe('orders of today');
    expect(await fetchReadiness(here.machine)).toMatchObject({ ready: true });
    expect(here.printed.join('\n')).toContain('EBUSY');
    expect(here.printed.at(-1)).toContain('Nothing was restored. The shop is as it was');
    expect(fs.readdirSync(`${here.machine.home}/data`)).toEqual(['shop']);
  },
);

thoroughTest(
  'where the data cannot be moved back either, the command that does it is printed',
  async () => {
    const backup = fileWith('whole', 'a.backup.gz');
    const data = `${here.machine.home}/data/shop`;
    refuseToRename((from) => /\.(restored|before)/.test(from));
    await expect(restore(here.machine, backup)).rejects.toThrow(
      /sudo mv \S+shop\.before-\S+ \S+data\/shop && sudo systemctl start sandhi/,
    );
    expect(fs.existsSync(data)).toBe(false);
  },
);

thoroughTest(
  'the shop opens although its earlier backups cannot be moved, and says where they are',
  async () => {
    fs.mkdirSync(`${here.machine.home}/data/shop/backups`);
    refuseToRename((from) => from.endsWith('/backups'));
    expect(await restore(here.machine, fileWith('whole', 'a.backup.gz'))).toBe(0);
    expect(here.rows()).toBe('whole');
    expect(here.printed.join('\n')).toMatch(
      /The earlier backups are still in \S+before-\S+\/backups/,
    );
  },
);

thoroughTest('backups beside the data stay where the shop looks for them', async () => {
  const folder = `${here.machine.home}/data/shop/backups`;
  fs.mkdirSync(folder);
  fs.writeFileSync(`${folder}/a.backup.gz`, 'whole');
  const before = listBackups(here.machine);
  expect(await restore(here.machine, `${folder}/a.backup.gz`)).toBe(0);
  expect(here.rows()).toBe('whole');
  expect(listBackups(here.machine)).toEqual(before);
});

thoroughTest('a backup from elsewhere leaves the backups of this machine as they are', async () => {
  fs.appendFileSync(
    `${here.rootFolder}/etc/sandhi/sandhi.env`,
    `\nBACKUP_DIR=${here.machine.home}/backups`,
  );
  fs.writeFileSync(`${here.machine.home}/backups/a.backup.gz`, 'whole');
  const before = listBackups(here.machine);
  expect(await restore(here.machine, fileWith('cut off', 'a.backup.gz'))).toBe(0);
  expect(here.rows()).toBe('cut off');
  expect(listBackups(here.machine)).toEqual(before);
  expect(fs.readdirSync(`${here.machine.home}/backups`)).toEqual(['a.backup.gz']);
  expect(fs.readFileSync(`${here.machine.home}/backups/a.backup.gz`, 'utf8')).toBe('whole');
});

thoroughTest('a shop that crashes at every start opens again after a restore', async () => {
  const start = `${here.machine.home}/current/scripts/start.ts`;
  const startScript = `import fs from 'node:fs';
if (fs.readFileSync(process.env.DATA_DIR + '/shop/database/rows', 'utf8') !== 'good rows') process.exit(1);
await new Promise((resolve) => setTimeout(resolve, 1_500));
${fs.readFileSync(start, 'utf8')}`;
  fs.writeFileSync(start, startScript);
  await here.machine.systemctl('restart', 'sandhi');
  expect(await waitUntilReady(here.machine, 20_000)).toBe('it ended while it started');
  expect(await restore(here.machine, fileWith('good rows', 'a.backup.gz'))).toBe(0);
  expect(here.printed.at(-1)).toContain('The shop is open again');
});
