import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireCleanCommit } from './clean-commit.ts';

let root: string;
const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Kamala', '-c', 'user.email=kamala@example.lk'];
  execFileSync('git', [...who, ...args], { cwd: root, stdio: 'pipe' });
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-commit-'));
  git('init', '--quiet');
  write('package.json', '{ "version": "1.2.0" }');
  write('CHANGELOG.md', '# What changed\n\n## 1.2.0 – 1 December 2026\n');
  commit();
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function commit() {
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '--date=2026-12-01T10:00:00Z', '-m', 'A change');
}

test('a release is made of what was committed, and of nothing else', () => {
  expect(requireCleanCommit(root)).toEqual({
    ...{ version: '1.2.0', commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
    committedAtSeconds: expect.any(Number),
  });
  write('forgotten.ts', '');
  expect(() => requireCleanCommit(root)).toThrow(/these files differ from it:\n\?\? forgotten\.ts/);
});

test('a version without an entry in the changelog is not released', () => {
  write('package.json', '{ "version": "1.3.0" }');
  commit();
  expect(() => requireCleanCommit(root)).toThrow('CHANGELOG.md has no entry for version 1.3.0.');
});

test('one version is not released from two commits', () => {
  git('tag', 'v1.2.0');
  expect(requireCleanCommit(root).version).toBe('1.2.0');
  write('later.ts', '');
  commit();
  expect(() => requireCleanCommit(root)).toThrow('Version 1.2.0 was released from another commit');
});
