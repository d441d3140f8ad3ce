import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';

export type Commit = {
  commit: string;
  version: string;
  /** As Unix time. */
  committedAtSeconds: number;
};

/** Returns the last commit. Throws an OperatorProblem when a file differs from it, or its version cannot be released. */
export function requireCleanCommit(root = process.cwd()): Commit {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain');
  if (changed !== '') {
    throw new OperatorProblem(
      `A release is made of what was committed, but these files differ from it:\n${changed}\nCommit them or put them aside (git stash), then try again.`,
    );
  }
  const [commit = '', committedAt = ''] = git('log', '-1', '--format=%H %ct').split(' ');
  const version = versionOf(root);
  const tagged = git('tag', '--list', `v${version}`) && git('rev-list', '-1', `v${version}`);
  if (tagged && tagged !== commit) {
    throw new OperatorProblem(
      `Version ${version} was released from another commit (${tagged.slice(0, 8)}).\nGive package.json a new version and CHANGELOG.md its entry, and commit both.`,
    );
  }
  return { commit, version, committedAtSeconds: Number(committedAt) };
}

function versionOf(root: string): string {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  if (read('CHANGELOG.md').includes(`\n## ${version} `)) return version;
  throw new OperatorProblem(
    `CHANGELOG.md has no entry for version ${version}.\nWrite what changes for the owner under "## ${version} – <day>", and commit it.`,
  );
}

/** Checks the commit out into a new folder. */
export function checkOut({ commit }: Commit, folder: string, root = process.cwd()): void {
  const options = { stdio: 'pipe' } as const;
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, folder], options);
  execFileSync('git', ['-C', folder, 'checkout', '--quiet', '--detach', commit], options);
}
