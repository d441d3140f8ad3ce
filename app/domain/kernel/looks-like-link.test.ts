import { expect, test } from 'vitest';
import { canBeGreeted, looksLikeLink } from './looks-like-link.ts';

test.each([
  'WIN at https://evil.example 7',
  'www.evil.lk',
  'Get rich: evil.example',
  'bit.ly/abc',
  't.me/abc',
  'nimal@example.lk',
  'evil．example',
  'වාසනාව.ලංකා',
])('%s looks like an address and is no greeting', (name) => {
  expect(looksLikeLink(name)).toBe(true);
  expect(canBeGreeted(name)).toBe(false);
});

test.each([
  'K.A.Perera',
  'Mr.Silva',
  'W. M. de Alwis',
  'A.B. Nimal Perera',
  'නිමල් පෙරේරා',
  'Fathima/Ali',
  'Amma 2',
])('%s is a name', (name) => expect(canBeGreeted(name)).toBe(true));

test.each(['Call 077 123 4567 now', '+94771234567', ''])('%j is no name to greet', (name) => {
  expect(canBeGreeted(name)).toBe(false);
});
