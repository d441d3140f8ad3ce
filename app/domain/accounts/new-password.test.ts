import { expect, test } from 'vitest';
import { passwordLength as lengthInLibrary } from '#platform/auth/auth.server.ts';
import { newPassword } from './new-password.server.ts';
import { passwordLength } from './password.ts';

function problemWith(password: unknown) {
  return newPassword.safeParse(password).error?.issues.map((issue) => issue.message);
}

test.each([
  [undefined, 'required'],
  ['', 'required'],
  ['sesame1', 'too-short'],
  ['තෙල් තල', 'too-short'],
  ['x1y2'.repeat(32).concat('z'), 'too-long'],
  ['password', 'common'],
  ['Password2026!', 'common'],
  ['12345678', 'common'],
  ['ababababab', 'common'],
  ['        ', 'common'],
])('%j is refused as %s', (password, code) => {
  expect(problemWith(password)).toEqual([code]);
});

test.each([
  'correct horse',
  'sesame-and-turmeric',
  'මගේ මුරපදය',
  'x1y2'.repeat(32),
  ' kolapathgala ',
])('%j is taken as it was typed: nothing but its length and being guessed counts', (password) => {
  expect(newPassword.parse(password)).toBe(password);
});

test('the library that keeps passwords takes the same lengths', () => {
  expect(passwordLength).toEqual(lengthInLibrary);
});
