import fs from 'node:fs';
import path from 'node:path';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import type { Machine } from './machine.ts';
import { pointAt, previousRelease, type Release } from './releases.ts';

type Exchange = {
  /** The folder of the shop's data. */
  data: string;
  /** The folder that keeps the current data after the exchange. */
  aside: string;
  /** The folder of the restored data. */
  restored: string;
  /** The release that becomes current. */
  release: Release;
  /** The release that is current before the exchange, and again after a failed one. */
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
    // Switches before the data moves: if the power fails in between, a newer release must not migrate the restored tables.
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
function makeCurrent(machine: Machine, release: Release, fallback: Release): void {
  if (release.version === fallback.version) return;
  pointAt(machine, 'current', release);
  pointAt(machine, 'former', fallback);
}

function moveBack({ data, aside }: Exchange): void {
  if (!fs.existsSync(aside)) return;
  try {
    fs.renameSync(aside, data);
  } catch (thrown) {
    throw new OperatorProblem(
      `The earlier data could not be moved back: ${(thrown as Error).message}\nThe shop stays closed until you run: sudo mv ${aside} ${data} && sudo systemctl start sandhi`,
    );
  }
}

/** Moves the backups in the earlier data into the restored data, so that they remain when the earlier data are deleted. */
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
