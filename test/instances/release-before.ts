import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrationsFolder } from '#platform/db/migrate.server.ts';
import { captureOutput } from '#scripts/test/child-processes.ts';

export type OlderRelease = { folder: string; name: string; drains: boolean; remove: () => void };

/**
 * Returns the newest commit with older tables than these, and the oldest one with exactly these; undefined if the git
 * history is too shallow.
 */
export function commitsAroundMigration(): { before: string; with: string } | undefined {
  const newest = fs
    .readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  const lastOf = (...args: string[]) => git('log', '-1', '--format=%H', ...args);
  const added = lastOf('--diff-filter=A', '--', `db/migrations/${newest}`);
  const before = added && git('rev-parse', '--verify', '--quiet', `${added}^`);
  const completed = lastOf('--', 'db/migrations/*.sql');
  return before && completed ? { before, with: completed } : undefined;
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Checks the commit out into a temporary folder and builds it, with the packages of this folder. */
export async function buildRelease(commit: string): Promise<OlderRelease> {
  const around = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-before-'));
  const folder = path.join(around, 'shop');
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    fs.rmSync(around, { recursive: true, force: true });
  };
  try {
    await captureOutput('git', ['worktree', 'add', '--detach', folder, commit]);
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    await captureOutput(process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  } catch (thrown) {
    remove();
    throw thrown;
  }
  const drains = fs.existsSync(path.join(folder, 'server/close-gracefully.ts'));
  return { folder, name: commit.slice(0, 8), drains, remove };
}
