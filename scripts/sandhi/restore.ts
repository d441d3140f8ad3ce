import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import { withPrivateKey } from '#scripts/backup/private-key.ts';
import { exchange } from './exchange-data.ts';
import { backupFolder, dataFolder } from './list-backups.ts';
import type { Machine } from './machine.ts';
import { currentRelease, type Release } from './releases.ts';
import { renewUnits } from './renew-units.ts';
import { runAsShop } from './run-as-shop.ts';
import { closeShop, waitUntilReady } from './switch-release.ts';

const timeoutMs = 120_000;

/** Restores a backup over the current data, which is moved to another folder and not deleted. */
export async function restore(machine: Machine, file: string, keyFile?: string): Promise<number> {
  const release = currentRelease(machine);
  if (!release)
    throw new OperatorProblem('No shop is installed here. That is what deploy/install.sh does.');
  return restoreInPlace(machine, { file, release, fallback: release, keyFile });
}

type InPlaceRestore = {
  file: string;
  release: Release;
  fallback: Release;
  keyFile?: string | undefined;
};

/**
 * Restores a backup and makes `release` the current one. A backup that cannot be restored changes neither data nor release;
 * a restored shop that does not open stays, with the earlier data moved aside.
 */
export async function restoreInPlace(
  machine: Machine,
  { file, release, fallback, keyFile }: InPlaceRestore,
): Promise<number> {
  if (machine.environment()['DATABASE_URL']) {
    throw new OperatorProblem(
      'The shop uses a PostgreSQL server. docs/backup.md says how a backup is restored into an empty database there.',
    );
  }
  const absoluteFile = path.resolve(file);
  if (!fs.existsSync(absoluteFile)) throw new OperatorProblem(`${file} is not there.`);
  const backup = await withPrivateKey(absoluteFile, keyFile);
  const privateKey = typeof backup === 'string' ? '' : backup.privateKey;
  if (absoluteFile.startsWith(`${machine.home}/`)) {
    if (isAmongBackups(machine, absoluteFile)) await giveToShop(machine, absoluteFile);
    return restoreReadable(machine, { file: absoluteFile, privateKey, release, fallback });
  }
  const copy = path.join(installedFolder(machine), `.restoring-${randomUUID()}`);
  try {
    await copyForShop(machine, absoluteFile, copy);
    return await restoreReadable(machine, { file: copy, privateKey, release, fallback });
  } finally {
    fs.rmSync(copy, { force: true });
  }
}

/** Copies a file from outside of the shop's folders, as from root's home, to where the shop's user can read it. */
async function copyForShop(machine: Machine, file: string, copy: string): Promise<void> {
  fs.copyFileSync(file, copy, fs.constants.COPYFILE_EXCL);
  await giveToShop(machine, copy);
}

/** Returns the folder for backups that install.sh makes. The settings may name another one. */
function installedFolder({ home }: Machine): string {
  return path.join(home, 'backups');
}

function isAmongBackups(machine: Machine, file: string): boolean {
  const folders = [installedFolder(machine), path.resolve(backupFolder(machine))];
  return folders.includes(path.dirname(file));
}

/** Makes the shop's user, who owns the folder, the owner of the file. `-h` follows no link that leads out of the folder. */
async function giveToShop(machine: Machine, file: string): Promise<void> {
  await machine.run('chown', ['-h', `--reference=${path.dirname(file)}`, file]);
}

/** `privateKey` is empty for a backup that is not encrypted. */
type ReadableRestore = { file: string; privateKey: string; release: Release; fallback: Release };

/**
 * Restores beside the data and exchanges both at the end, so that a power failure during the restore leaves the data as
 * they were.
 */
async function restoreReadable(
  machine: Machine,
  { file, privateKey, release, fallback }: ReadableRestore,
): Promise<number> {
  const data = dataFolder(machine);
  const aside = `${data}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const draft = `${data}.restored`;
  const restored = path.join(draft, path.basename(data));
  await closeShop(machine);
  fs.rmSync(draft, { recursive: true, force: true });
  const ran = await runAsShop(machine, {
    releaseFolder: release.folder,
    script: 'scripts/restore.ts',
    args: [file, draft],
    input: privateKey,
  });
  // Names the files of the restored shop, such as its secret, where they are in the end.
  machine.say(ran.output.replaceAll(restored, data));
  const isWhole = ran.code === 0 && fs.existsSync(restored);
  const isRestored = isWhole && exchange(machine, { data, aside, restored, release, fallback });
  if (isRestored && release.version !== fallback.version) await renewUnits(machine, release);
  fs.rmSync(draft, { recursive: true, force: true });
  await machine.systemctl('start', 'sandhi');
  const failureReason = await waitUntilReady(machine, timeoutMs);
  if (isRestored && failureReason === undefined) {
    machine.say(
      `The shop is open again, by version ${release.version}. What was there before is in ${aside}; delete it once all is as it should be.`,
    );
    return 0;
  }
  if (!isRestored)
    machine.say(`Nothing was restored. The shop is as it was, by version ${fallback.version}.`);
  if (failureReason !== undefined)
    machine.say(`It takes no orders: ${failureReason}. Look at: sudo sandhi logs`);
  return 1;
}
