import fs from 'node:fs';
import path from 'node:path';
import { dataFolder } from './list-backups.ts';
import type { Machine, RunResult } from './machine.ts';

export type DatabaseCopy = RunResult & { restore: () => void; discard: () => void };

/**
 * Copies the embedded database of a stopped shop, as a clone if the file system supports it. Returns undefined with
 * DATABASE_URL, because there a failed migration changes nothing: it is one transaction.
 */
export async function copyDatabase(machine: Machine): Promise<DatabaseCopy | undefined> {
  const database = path.join(dataFolder(machine), 'database');
  if (machine.environment()['DATABASE_URL'] || !fs.existsSync(database)) return undefined;
  const copy = `${database}.before`;
  keepCopyOfInterruptedUpdate(machine, copy);
  const partial = `${copy}.partial`;
  fs.rmSync(partial, { recursive: true, force: true });
  const ran = await machine.run('cp', ['-a', '--reflink=auto', database, partial]);
  if (ran.code === 0) fs.renameSync(partial, copy);
  else fs.rmSync(partial, { recursive: true, force: true });
  return {
    ...ran,
    discard: () => fs.rmSync(copy, { recursive: true, force: true }),
    restore: () => {
      const failed = `${database}.failed`;
      fs.rmSync(failed, { recursive: true, force: true });
      fs.renameSync(database, failed);
      fs.renameSync(copy, database);
      fs.rmSync(failed, { recursive: true, force: true });
    },
  };
}

/** Renames the copy that an interrupted update left, because the database itself may have been damaged since. */
function keepCopyOfInterruptedUpdate(machine: Machine, copy: string): void {
  if (!fs.existsSync(copy)) return;
  const kept = `${copy}-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  fs.renameSync(copy, kept);
  machine.say(
    `An earlier update was interrupted. Its copy of the database is in ${kept}; delete it once all is as it should be.`,
  );
}
