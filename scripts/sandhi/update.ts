import fs from 'node:fs';
import path from 'node:path';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import type { Machine } from './machine.ts';
import { currentRelease } from './releases.ts';
import { runAsShop } from './run-as-shop.ts';
import { switchRelease } from './switch-release.ts';
import { removeOldReleases, unpackRelease } from './unpack-release.ts';

/** Updates the shop to another release, and stays on the current one if anything fails. */
export async function update(machine: Machine, source: string): Promise<number> {
  const from = currentRelease(machine);
  if (!from)
    throw new OperatorProblem('No shop is installed here. That is what deploy/install.sh does.');
  machine.say('Looking at the release.');
  const to = await unpackRelease(machine, source);
  machine.say(`Version ${to.version} is unpacked beside version ${from.version}. Making a backup.`);
  const backup = await takeBackup(machine);
  recordUpdate(machine, { from: from.version, to: to.version, backup });
  machine.say('Switching. Do not turn the machine off.');
  const { ok, message, switchMs } = await switchRelease(machine, { from, to });
  if (ok) removeOldReleases(machine);
  machine.say(`${message} The switch took ${(switchMs / 1000).toFixed(1)} seconds.`);
  machine.say(ok ? 'To go back: sudo sandhi rollback' : 'What it said: sudo sandhi logs');
  return ok ? 0 : 1;
}

/** Makes a backup and returns its file. Throws if that fails, so that the update does not begin. */
export async function takeBackup(machine: Machine): Promise<string> {
  const { code, output } = await runAsShop(machine, { script: 'scripts/backup.ts' });
  const file = /The backup is whole: (.+)/.exec(output)?.[1];
  if (code === 0 && file) return file;
  throw new OperatorProblem(`There is no backup, so nothing was changed. It said:\n${output}`);
}

type UpdateRecord = { from: string; to: string; backup: string };
type UpdateRecords = UpdateRecord & { former?: UpdateRecord };

function updateRecordFile({ home }: Machine): string {
  return path.join(home, 'last-update.json');
}

/** Records an update, and keeps the record of the one before, which counts again if this one fails. */
function recordUpdate(machine: Machine, update: UpdateRecord): void {
  const former = updateTo(machine, update.from);
  const records: UpdateRecords = { ...update, ...(former && { former }) };
  const draft = `${updateRecordFile(machine)}.draft`;
  fs.writeFileSync(draft, `${JSON.stringify(records, undefined, 2)}\n`);
  fs.renameSync(draft, updateRecordFile(machine));
}

/** Returns the backup from before the update to this version; undefined if it is not known, or deleted since. */
export function backupBefore(machine: Machine, version: string): string | undefined {
  const backup = updateTo(machine, version)?.backup;
  return backup !== undefined && fs.existsSync(backup) ? backup : undefined;
}

function updateTo(machine: Machine, version: string): UpdateRecord | undefined {
  const records = readRecords(machine);
  if (!records) return undefined;
  const { former, ...last } = records;
  return [last, former].find((update) => update?.to === version);
}

/** Returns undefined for a missing or a damaged file, which must stop neither an update nor a rollback. */
function readRecords(machine: Machine): UpdateRecords | undefined {
  try {
    return JSON.parse(fs.readFileSync(updateRecordFile(machine), 'utf8')) as UpdateRecords;
  } catch {
    return undefined;
  }
}
