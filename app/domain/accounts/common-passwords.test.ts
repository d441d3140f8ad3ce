import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.server.ts';

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
])('%s is guessed first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'sesame-and-turmeric',
  'gotukola7neem',
  'my shop in Galle',
  'මගේ මුරපදය',
  '4711-8080-2233',
  'x7#kQ!v2',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
