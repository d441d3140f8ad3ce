import { expect, test } from 'vitest';
import { isInstalled, withOwnerCommands } from './command-names.ts';

const hint = 'Add an admin with: npm run admin -- create <username>';

test('an owner of an installed shop reads the command of that machine, a developer that of npm', () => {
  expect(withOwnerCommands(hint, true)).toBe(
    'Add an admin with: sudo sandhi admin create <username>',
  );
  expect(withOwnerCommands(hint, false)).toBe(hint);
  expect(isInstalled()).toBe(false);
});
