import { StartProblem } from '#platform/config/start-problem.server.ts';
import type { Machine } from './machine.ts';
import { countMigrations, currentRelease, pointAt, previousRelease } from './releases.ts';
import { restoreInPlace } from './restore.ts';
import { switchRelease } from './switch-release.ts';
import { backupBefore, takeBackup } from './update.ts';

/**
 * Switches to the previous release. If the current one changed the tables, the previous one cannot read them: then this
 * restores the backup from before the update, which loses later sales, and only on request.
 */
export async function rollback(machine: Machine, withBackup: boolean): Promise<number> {
  const [from, to] = [currentRelease(machine), previousRelease(machine)];
  if (!from || !to || from.version === to.version) {
    throw new StartProblem('There is no version to go back to.');
  }
  if (countMigrations(from) === countMigrations(to)) {
    const { ok, message, switchMs } = await switchRelease(machine, { from, to });
    machine.say(`${message} The switch took ${(switchMs / 1000).toFixed(1)} seconds.`);
    return ok ? 0 : 1;
  }
  const backup = backupBefore(machine, from.version);
  if (!withBackup || !backup) {
    const advice = backup
      ? `The backup from before the update can be brought back instead, WITHOUT all that was ordered since: sudo sandhi rollback --with-backup`
      : 'The backup from before the update is not known here: docs/backup.md says how to restore one.';
    machine.say(
      `Version ${from.version} has other tables, which version ${to.version} cannot read. Nothing was changed.\n${advice}`,
    );
    return 1;
  }
  machine.say('Making a backup of today first.');
  machine.say(`It is ${await takeBackup(machine)}`);
  pointAt(machine, 'former', from);
  return restoreInPlace(machine, { file: backup, release: to, fallback: from });
}
