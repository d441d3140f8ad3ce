import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTool } from '#scripts/test/child-processes.ts';

const migrationsFolder = 'db/migrations';
export const snapshotFolder = path.join(migrationsFolder, 'meta');

/** Lists all snapshots except the newest, the only one that the generator reads. Each has thousands of lines. */
export function olderSnapshots(folder = snapshotFolder): string[] {
  const snapshots = fs.readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
  return snapshots.sort().slice(0, -1);
}

/** Returns whether the migrations make exactly the tables of the code, and only the newest snapshot is kept. */
export async function migrationsMatchTables(): Promise<boolean> {
  const copy = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-migrations-')), 'copy');
  try {
    fs.cpSync(migrationsFolder, copy, { recursive: true });
    const exitCode = await runTool('drizzle-kit/bin.cjs', [
      'generate',
      '--dialect=postgresql',
      '--casing=snake_case',
      '--schema=./app/domain/**/tables.server.ts',
      `--out=${path.relative(process.cwd(), copy)}`,
    ]);
    const added = fs
      .readdirSync(copy)
      .filter((name) => !fs.existsSync(path.join(migrationsFolder, name)));
    if (exitCode !== 0 || added.length > 0) {
      console.error(
        'The tables changed without a migration. Make one: npm run migration -- --name what_changed',
      );
      return false;
    }
    const older = olderSnapshots();
    if (older.length > 0) console.error(`Delete the older snapshots: ${older.join(', ')}`);
    return older.length === 0;
  } finally {
    fs.rmSync(path.dirname(copy), { recursive: true, force: true });
  }
}
