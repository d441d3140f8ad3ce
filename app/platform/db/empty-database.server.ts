import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from './migrate.server.ts';

/** Returns the folder in which the build stores an embedded database with the current tables and no rows. */
export function emptyDatabaseFolder(): string {
  const migrations = fs.globSync(path.join(migrationsFolder, '*.sql')).sort();
  const sources = ['node_modules/@electric-sql/pglite/package.json', ...migrations];
  const content = sources.map((file) => fs.readFileSync(file, 'utf8')).join();
  return path.resolve('build/empty-database', crypto.hash('sha256', content).slice(0, 16));
}

/**
 * Copies the empty database of the build, if there is one, unless the folder exists already. Creating a database takes
 * seconds, and the process that does it keeps 200 MB of memory.
 */
export function copyEmptyDatabase(folder: string, emptyFolder = emptyDatabaseFolder()): void {
  if (fs.existsSync(folder) || !fs.existsSync(emptyFolder)) return;
  const draft = `${folder}.draft`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  fs.cpSync(emptyFolder, draft, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  fs.chmodSync(draft, 0o700);
  fs.renameSync(draft, folder);
}
