import fs from 'node:fs';
import path from 'node:path';
import { dataFolder } from './backups-here.ts';
import type { Machine, Ran } from './machine.ts';

export type KeptDatabase = Ran & { putBack: () => void; discard: () => void };

/**
 * Copies the embedded database of a closed shop, as a clone where the file system can. Undefined with DATABASE_URL: there
 * a migration that fails changes nothing, for it is one transaction.
 */
export async function keepDatabase(machine: Machine): Promise<KeptDatabase | undefined> {
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
    putBack: () => {
      fs.rmSync(database, { recursive: true, force: true });
      fs.renameSync(copy, database);
    },
  };
}
