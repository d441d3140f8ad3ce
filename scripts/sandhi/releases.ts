import fs from 'node:fs';
import path from 'node:path';
import type { Machine } from './machine.ts';

export type Release = { version: string; folder: string };

/** Returns the current release; undefined before install.sh has run. */
export function currentRelease({ home }: Machine): Release | undefined {
  return linkedRelease(home, 'current');
}

/** Returns the previous release, to which `sandhi rollback` switches. */
export function previousRelease({ home }: Machine): Release | undefined {
  return linkedRelease(home, 'former');
}

function linkedRelease(home: string, link: string): Release | undefined {
  const linkFile = path.join(home, link);
  if (!fs.existsSync(linkFile)) return undefined;
  const folder = fs.realpathSync(linkFile);
  return { folder, version: path.basename(folder) };
}

/** Points a link at a release atomically; removes it if `release` is undefined. `former` links the previous release. */
export function pointAt(
  { home }: Machine,
  link: 'current' | 'former',
  release: Release | undefined,
): void {
  const linkFile = path.join(home, link);
  if (!release) {
    fs.rmSync(linkFile, { force: true });
    return;
  }
  fs.rmSync(`${linkFile}.next`, { force: true });
  fs.symlinkSync(path.join('releases', release.version), `${linkFile}.next`);
  fs.renameSync(`${linkFile}.next`, linkFile);
}

/** Returns the number of database migrations in a release. Migrations are only ever added. */
export function countMigrations({ folder }: Release): number {
  const journal = path.join(folder, 'db/migrations/meta/_journal.json');
  return (JSON.parse(fs.readFileSync(journal, 'utf8')) as { entries: unknown[] }).entries.length;
}
