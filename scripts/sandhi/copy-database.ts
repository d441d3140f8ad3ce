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
  if (machine.settings()['DATABASE_URL'] || !fs.existsSync(database)) return undefined;
  const copy = `${database}.before`;
  fs.rmSync(copy, { recursive: true, force: true });
  const ran = await machine.run('cp', ['-a', '--reflink=auto', database, copy]);
  const discard = () => fs.rmSync(copy, { recursive: true, force: true });
  if (ran.code !== 0) discard();
  return {
    ...ran,
    discard,
    restore: () => {
      fs.rmSync(database, { recursive: true, force: true });
      fs.renameSync(copy, database);
    },
  };
}
