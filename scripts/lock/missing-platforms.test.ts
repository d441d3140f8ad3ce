import fs from 'node:fs';
import { expect, test } from 'vitest';
import { type Lock, missingPlatforms } from './missing-platforms.ts';

test('the lock names every build that its packages may bring, so that npm ci works on every machine', () => {
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as Lock;
  const missing = missingPlatforms(lock).map(({ name }) => name);
  expect(missing, 'After npm install run: npm run lock').toEqual([]);
});

test('a build that the lock leaves out is returned with its system and processor', () => {
  const lock: Lock = {
    packages: {
      '': {},
      'node_modules/tool': { dev: true, optionalDependencies: { '@tool/win32-arm64': '1.2.3' } },
    },
  };
  expect(missingPlatforms(lock)).toEqual([
    {
      name: '@tool/win32-arm64',
      entry: { version: '1.2.3', cpu: ['arm64'], dev: true, optional: true, os: ['win32'] },
    },
  ]);
});
