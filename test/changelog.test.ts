import fs from 'node:fs';
import { expect, test } from 'vitest';

type Versioned = { version: string };

test('CHANGELOG.md begins with the version of package.json, which the lock file repeats', () => {
  const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as Versioned;
  const [, newest] = /^## (\d+\.\d+\.\d+) – /m.exec(fs.readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(newest).toBe(read('package.json').version);
  expect(read('package-lock.json').version).toBe(newest);
});
