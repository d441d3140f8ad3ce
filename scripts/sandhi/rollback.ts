import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import type { Machine } from './machine.ts';
import { countMigrations, currentRelease, previousRelease } from './releases.ts';
import { restoreInPlace } from './restore.ts';
import { switchRelease } from './switch-release.ts';
import { backupBefore, takeBackup } from './update.ts';

/**
 * Switches to the previous release. If the current one changed the tables, the previous one cannot read them: then this
 * restores the backup from before the update, which loses later sales, and only on request.
 */
export async function rollback(
  machine: Machine,
  withBackup: boolean,
  keyFile?: string,
): Promise<number> {
  const [from, to] = [currentRelease(machine), previousRelease(machine)];
  if (!from || !to || from.version === to.version) {
    throw new OperatorProblem('There is no version to go back to.');
  }
  if (countMigrations(from) < countMigrations(to)) {
    throw new OperatorProblem(
      `Version ${to.version} is newer than version ${from.version}, to which the shop went back. Nothing was changed. What brings a newer version: sudo sandhi update FILE`,
    );
  }
  if (countMigrations(from) === countMigrations(to)) {
    const { ok, message, switchMs } = await switchRelease(machine, { from, to });
    machine.say(`${message} The switch took ${(switchMs / 1000).toFixed(1)} seconds.`);
    return ok ? 0 : 1;
  }
  const backup = backupBefore(machine, from.version);
  const hasServer = Boolean(machine.environment()['DATABASE_URL']);
  if (!withBackup || !backup || hasServer) {
    const advice = adviceFor(backup, hasServer);
    machine.say(
      `Version ${from.version} has other tables, which version ${to.version} cannot read. Nothing was changed.\n${advice}`,
    );
    return 1;
  }
  machine.say('Making a backup of today first.');
  machine.say(`It is ${await takeBackup(machine)}`);
  return restoreInPlace(machine, { file: backup, release: to, fallback: from, keyFile });
}

function adviceFor(backup: string | undefined, hasServer: boolean): string {
  if (!backup)
    return 'The backup from before the update is not on this machine: docs/backup.md says how to restore one from elsewhere.';
  return hasServer
    ? `The backup from before the update is ${backup}. The shop uses a PostgreSQL server: docs/backup.md says how a backup is restored into an empty database there.`
    : `The backup from before the update can be brought back instead, WITHOUT all that was ordered since: sudo sandhi rollback --with-backup`;
}
