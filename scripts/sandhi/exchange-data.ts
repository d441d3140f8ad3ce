import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from '#platform/config/start-problem.server.ts';
import type { Machine } from './machine.ts';
import { pointAt, previousRelease, type Release } from './releases.ts';

type Exchange = {
  /** Folders: of the data, where the current data is kept after the exchange, and of the restored data. */
  data: string;
  aside: string;
  restored: string;
  release: Release;
  fallback: Release;
};

/**
 * Keeps the current data aside, puts the restored data in its place, and makes `release` the current one. Reverts all of it
 * and returns false where a folder cannot be moved, for example because it is a mount point.
 */
export function exchange(machine: Machine, parts: Exchange): boolean {
  const { data, aside, restored, release, fallback } = parts;
  const previous = previousRelease(machine);
  try {
    // Switches before the data moves, so that no newer version changes older tables when the power fails in between.
    makeCurrent(machine, release, fallback);
    if (fs.existsSync(data)) fs.renameSync(data, aside);
    fs.renameSync(restored, data);
  } catch (thrown) {
    machine.say(`The data could not be exchanged: ${(thrown as Error).message}`);
    pointAt(machine, 'current', fallback);
    pointAt(machine, 'former', previous);
    moveBack(parts);
    return false;
  }
  moveBackups(machine, aside, data);
  return true;
}

/** Keeps the release that was current as the previous one, to which `sandhi rollback` switches. */
function makeCurrent(machine: Machine, release: Release, before: Release): void {
  if (release.version === before.version) return;
  pointAt(machine, 'current', release);
  pointAt(machine, 'former', before);
}

function moveBack({ data, aside }: Exchange): void {
  if (!fs.existsSync(aside)) return;
  try {
    fs.renameSync(aside, data);
  } catch (thrown) {
    throw new StartProblem(
      `The earlier data could not be moved back: ${(thrown as Error).message}\nThe shop stays closed until you run: sudo mv ${aside} ${data} && sudo systemctl start sandhi`,
    );
  }
}

/** Moves backups that are inside the earlier data into the data now, so that deleting the earlier data keeps them. */
function moveBackups(machine: Machine, from: string, to: string): void {
  const [before, now] = [path.join(from, 'backups'), path.join(to, 'backups')];
  if (!fs.existsSync(before) || fs.existsSync(now)) return;
  try {
    fs.renameSync(before, now);
  } catch (thrown) {
    machine.say(
      `The earlier backups are still in ${before}, because they could not be moved: ${(thrown as Error).message}`,
    );
  }
}
