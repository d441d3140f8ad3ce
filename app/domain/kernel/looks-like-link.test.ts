import { expect, test } from 'vitest';
import { canBeGreeted, looksLikeLink } from './looks-like-link.ts';

test.each([
  'WIN at https://evil.example 7',
  'www.evil.lk',
  'Get rich: evil.com',
  'EVIL.Com',
  'evil.ac.lk',
  'evil.xn--fzc2c9e2c',
  'bit.ly/abc',
  't.me/abc',
  'nimal@example.lk',
  'amzn.to/abc',
  'evil．lk',
  'වාසනාව.ලංකා',
])('%s looks like a link and cannot be greeted', (name) => {
  expect(looksLikeLink(name)).toBe(true);
  expect(canBeGreeted(name)).toBe(false);
});

test.each([
  'K.A.Perera',
  'Mr.Silva',
  'Mrs.Silva',
  'mrs.silva',
  'Mrs.De Silva',
  'Miss.Perera',
  'Rev.Ananda',
  'Prof.Mendis',
  'Mrs.Silva/Mr.Perera',
  'මහත්මිය.සිල්වා',
  'W. M. de Alwis',
  'A.B. Nimal Perera',
  'නිමල් පෙරේරා',
  'Fathima/Ali',
  'Amma 2',
])('%s can be greeted', (name) => expect(canBeGreeted(name)).toBe(true));

test.each(['Call 077 123 4567 now', '+94771234567', ''])('%j cannot be greeted', (name) => {
  expect(canBeGreeted(name)).toBe(false);
});

test.each([
  'Temple Road.Kandy',
  'Temple Road.In front of the school',
  'Lane.No 5/2',
  'Galle Road.Colombo 3',
  'Main Street.Infantry Lane',
])('%s is an address without a link', (address) => expect(looksLikeLink(address)).toBe(false));
