import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from './migrate.server.ts';

/** Returns where the build keeps an embedded database with these tables and no rows. */
export function emptyDatabaseFolder(): string {
  const migrations = fs.globSync(path.join(migrationsFolder, '*.sql')).sort();
  const makers = ['node_modules/@electric-sql/pglite/package.json', ...migrations];
  const made = makers.map((file) => fs.readFileSync(file, 'utf8')).join();
  return path.resolve('build/empty-database', crypto.hash('sha256', made).slice(0, 16));
}

/**
 * Copies it to a folder without a database, where the shop was built: making one takes seconds, and leaves 200 MB in the
 * memory of the process that does.
 */
export function beginWithEmptyDatabase(folder: string, empty = emptyDatabaseFolder()): void {
  if (fs.existsSync(folder) || !fs.existsSync(empty)) return;
  const draft = `${folder}.draft`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  fs.cpSync(empty, draft, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  fs.chmodSync(draft, 0o700);
  fs.renameSync(draft, folder);
}
