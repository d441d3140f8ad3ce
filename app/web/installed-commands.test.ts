import { expect, test } from 'vitest';
import { isInstalled, withInstalledCommands } from './installed-commands.server.ts';

const hint = 'Add an admin with: npm run admin -- create <username>';

test('an owner of an installed shop reads the command of that machine, a developer that of npm', () => {
  expect(withInstalledCommands(hint, true)).toBe(
    'Add an admin with: sudo sandhi admin create <username>',
  );
  expect(withInstalledCommands(hint, false)).toBe(hint);
  expect(isInstalled()).toBe(false);
});

test.each([
  ['make a backup with npm run backup, and', 'make a backup with sudo sandhi backup, and'],
  ['Make one with: npm run backup:key', 'Make one with: sudo sandhi backup key'],
  ['try the private key with npm run verify.', 'try the private key with sudo sandhi verify.'],
  ['Now: npm run restore /tmp/a.backup.gz', 'Now: sudo sandhi restore /tmp/a.backup.gz --yes'],
  ['npm run restore <file> <folder>   into it', 'npm run restore <file> <folder>   into it'],
])('“%s” is shown on an installed machine as “%s”', (text, expected) => {
  expect(withInstalledCommands(text, true)).toBe(expected);
});
