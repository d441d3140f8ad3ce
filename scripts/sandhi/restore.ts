import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from '#platform/config/start-problem.server.ts';
import { dataFolder } from './list-backups.ts';
import type { Machine } from './machine.ts';
import { currentRelease, pointAt, type Release } from './releases.ts';
import { runAsShop } from './run-as-shop.ts';
import { closeShop, waitUntilReady } from './switch-release.ts';

const timeoutMs = 120_000;

/** Restores a backup over the current data, which is moved to another folder and not deleted. */
export async function restore(machine: Machine, file: string, args: string[]): Promise<number> {
  const release = currentRelease(machine);
  if (!release)
    throw new StartProblem('No shop is installed here. That is what deploy/install.sh does.');
  return restoreInPlace(machine, { file, release, fallback: release, args });
}

type InPlaceRestore = { file: string; release: Release; fallback: Release; args?: string[] };

/**
 * Restores a backup and makes `release` the current one. A backup that cannot be restored changes neither data nor release;
 * a restored shop that does not open stays, with the earlier data moved aside.
 */
export async function restoreInPlace(
  machine: Machine,
  { file, release, fallback, args = [] }: InPlaceRestore,
): Promise<number> {
  if (machine.settings()['DATABASE_URL']) {
    throw new StartProblem(
      'The shop uses a PostgreSQL server. docs/backup.md says how a backup is restored into an empty database there.',
    );
  }
  const data = dataFolder(machine);
  const aside = `${data}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const readable = await letShopRead(machine, file);
  await closeShop(machine);
  if (fs.existsSync(data)) fs.renameSync(data, aside);
  const source = readable.startsWith(`${data}/`) ? aside + readable.slice(data.length) : readable;
  const ran = await runAsShop(machine, {
    release: release.folder,
    script: 'scripts/restore.ts',
    args: [source, ...args],
  });
  machine.say(ran.output);
  if (ran.code === 0) makeCurrent(machine, release, fallback);
  else moveBack(data, aside);
  await machine.systemctl('start', 'sandhi');
  const failureReason = await waitUntilReady(machine, timeoutMs);
  if (ran.code === 0 && failureReason === undefined) {
    machine.say(
      `The shop is open again, by version ${release.version}. What was there before is in ${aside}; delete it once all is as it should be.`,
    );
    return 0;
  }
  if (ran.code !== 0)
    machine.say(`Nothing was restored. The shop is as it was, by version ${fallback.version}.`);
  if (failureReason !== undefined)
    machine.say(`It takes no orders: ${failureReason}. Look at: sudo sandhi logs`);
  return 1;
}

/** Keeps the release that was current as the previous one, to which `sandhi rollback` switches. */
function makeCurrent(machine: Machine, release: Release, before: Release): void {
  if (release.version === before.version) return;
  pointAt(machine, 'current', release);
  pointAt(machine, 'former', before);
}

function moveBack(data: string, aside: string): void {
  if (!fs.existsSync(aside)) return;
  fs.rmSync(data, { recursive: true, force: true });
  fs.renameSync(aside, data);
}

/** Returns the file, or a copy that the shop's user can read if it is outside of the shop's folders, as in root's home. */
async function letShopRead(machine: Machine, file: string): Promise<string> {
  if (!fs.existsSync(file)) throw new StartProblem(`${file} is not there.`);
  const backups = path.join(machine.home, 'backups');
  const known = path.resolve(file);
  if (known.startsWith(`${machine.home}/`)) return known;
  const copy = path.join(backups, path.basename(file));
  fs.copyFileSync(known, copy);
  await machine.run('chown', [`--reference=${backups}`, copy]);
  return copy;
}
