import { expect, test } from 'vitest';
import { isCommonPassword, newPasswordSchema } from './new-password.server.ts';

function problemWith(password: unknown) {
  return newPasswordSchema.safeParse(password).error?.issues.map((issue) => issue.message);
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
])('the new password %j is refused as %s', (password, code) => {
  expect(problemWith(password)).toEqual([code]);
});

test.each([
  'correct horse',
  'sesame-and-turmeric',
  'මගේ මුරපදය',
  'x1y2'.repeat(32),
  ' kolapathgala ',
])('the new password %j is accepted exactly as typed', (password) => {
  expect(newPasswordSchema.parse(password)).toBe(password);
});

test.each([
  'password',
  'Password1!',
  '12345678',
  '123456789',
  'qwertyuiop',
  'iloveyou',
  'ILOVEYOU2',
  'sunshine2026',
  'dragon1234',
  'baseball',
  'trustno1',
  'starwars',
  'football123',
  'princess',
  'q1w2e3r4',
  'Colombo2026',
  'sandhi123',
  '00000000',
  'aaaaaaaa',
  'abababab',
])('the password %s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'sesame-and-turmeric',
  'gotukola7neem',
  'my shop in Galle',
  'මගේ මුරපදය',
  '4711-8080-2233',
  'x7#kQ!v2',
])('the password %s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
