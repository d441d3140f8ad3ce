import fs from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { standInMachine } from '#test/stand-in-machine.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import { currentRelease, previousRelease } from './releases.ts';
import { rollback } from './rollback.ts';
import { backupBefore, update } from './update.ts';

let here: Awaited<ReturnType<typeof standInMachine>>;

/** Names a new file for each backup, as the shop does. */
const backup = `import fs from 'node:fs';
const file = \`\${process.env.HOME}/backups/\${Date.now()}.backup.gz\`;
fs.writeFileSync(file, 'orders before the update');
console.log('The backup is whole: ' + file);`;

const fillsDatabase = `import fs from 'node:fs';
const folder = process.argv[3] + '/shop/database';
fs.mkdirSync(folder, { recursive: true });
fs.copyFileSync(process.argv[2], folder + '/rows');`;

beforeEach(async () => {
  here = await standInMachine();
});
afterEach(() => here.remove());

async function updateToOtherTables(restore: string) {
  await here.install({ version: '1.0.0', backup, restore });
  const archive = here.archive({ version: '2.0.0', migrations: 2, backup });
  expect(await update(here.machine, archive)).toBe(0);
}

function versions() {
  return [currentRelease(here.machine)?.version, previousRelease(here.machine)?.version];
}

thoroughTest(
  'a rollback whose backup cannot be restored changes nothing, and can be tried again',
  async () => {
    await updateToOtherTables('process.exit(1)');
    expect(await rollback(here.machine, true)).toBe(1);
    expect(versions()).toEqual(['2.0.0', '1.0.0']);
    expect(here.rows()).toBe('orders of today');
    fs.writeFileSync(`${here.machine.home}/releases/1.0.0/scripts/restore.ts`, fillsDatabase);
    expect(await rollback(here.machine, true)).toBe(0);
    expect(versions()).toEqual(['1.0.0', '2.0.0']);
    expect(here.rows()).toBe('orders before the update');
  },
);

test('a record of updates that a full disk or a power failure left incomplete counts as none', () => {
  for (const record of ['', '{"from": "1.0', 'null']) {
    fs.writeFileSync(`${here.machine.home}/last-update.json`, record);
    expect(backupBefore(here.machine, '1.1.0')).toBeUndefined();
  }
});

thoroughTest('a backup from before the update that was deleted since is not offered', async () => {
  await updateToOtherTables(fillsDatabase);
  fs.rmSync(`${here.machine.home}/backups`, { recursive: true });
  fs.mkdirSync(`${here.machine.home}/backups`);
  for (const withBackup of [false, true]) {
    expect(await rollback(here.machine, withBackup)).toBe(1);
    expect(here.printed.at(-1)).toContain('is not on this machine');
  }
  expect(versions()).toEqual(['2.0.0', '1.0.0']);
});

thoroughTest(
  'a rollback that is typed twice does not bring back the backup from before an earlier update',
  async () => {
    await here.install({ version: '0.9.0', backup });
    expect(await update(here.machine, here.archive({ version: '1.0.0', backup }))).toBe(0);
    fs.writeFileSync(`${here.machine.home}/releases/1.0.0/scripts/restore.ts`, fillsDatabase);
    const archive = here.archive({
      version: '2.0.0',
      migrations: 2,
      backup,
      restore: fillsDatabase,
    });
    expect(await update(here.machine, archive)).toBe(0);
    expect(await rollback(here.machine, true)).toBe(0);
    fs.writeFileSync(`${here.rootFolder}/srv/sandhi/data/shop/database/rows`, 'orders since');
    for (const withBackup of [true, false]) {
      await expect(rollback(here.machine, withBackup)).rejects.toThrow(
        'Version 2.0.0 is newer than version 1.0.0',
      );
    }
    expect(versions()).toEqual(['1.0.0', '2.0.0']);
    expect(here.rows()).toBe('orders since');
  },
);

thoroughTest(
  'after an update that was interrupted while the new version started, a rollback leads to the version before it',
  async () => {
    await here.install({ version: '1.0.0' });
    expect(await update(here.machine, here.archive({ version: '1.1.0' }))).toBe(0);
    const systemctl = async (...args: string[]) => {
      if (args[0] === 'restart') throw new Error('The power failed.');
      return here.machine.systemctl(...args);
    };
    const interrupted = update({ ...here.machine, systemctl }, here.archive({ version: '1.2.0' }));
    await expect(interrupted).rejects.toThrow('The power failed.');
    expect(await rollback(here.machine, false)).toBe(0);
    expect(currentRelease(here.machine)?.version).toBe('1.1.0');
  },
);

thoroughTest(
  'after an update to a version that does not open, a rollback leads to the same version as before',
  async () => {
    await here.install({ version: '1.0.0' });
    expect(await update(here.machine, here.archive({ version: '1.1.0' }))).toBe(0);
    const broken = here.archive({ version: '1.2.0', start: 'process.exit(1)' });
    expect(await update(here.machine, broken)).toBe(1);
    expect(versions()).toEqual(['1.1.0', '1.0.0']);
  },
);

thoroughTest(
  'on a PostgreSQL server a rollback names the backup and how to restore it, and switches no version',
  async () => {
    await updateToOtherTables(fillsDatabase);
    fs.appendFileSync(
      `${here.rootFolder}/etc/sandhi/sandhi.env`,
      '\nDATABASE_URL=postgresql://h/db',
    );
    for (const withBackup of [false, true]) {
      expect(await rollback(here.machine, withBackup)).toBe(1);
      expect(here.printed.at(-1)).toContain('Nothing was changed');
      expect(here.printed.at(-1)).toMatch(/backups\/\d+\.backup\.gz.*docs\/backup\.md/);
      expect(here.printed.at(-1)).not.toContain('--with-backup');
      expect(versions()).toEqual(['2.0.0', '1.0.0']);
    }
  },
);

thoroughTest(
  'after a failed update the backup from before the one that succeeded is still known',
  async () => {
    await updateToOtherTables(fillsDatabase);
    const broken = here.archive({ version: '3.0.0', migrations: 3, start: 'process.exit(1)' });
    expect(await update(here.machine, broken)).toBe(1);
    expect(await rollback(here.machine, true)).toBe(0);
    expect(here.rows()).toBe('orders before the update');
    expect(versions()).toEqual(['1.0.0', '2.0.0']);
  },
);
