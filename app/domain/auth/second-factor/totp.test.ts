import { expect, test } from 'vitest';
import {
  fromBase32,
  generateTotpSecret,
  matchingSteps,
  normalizeCode,
  timeStepAt,
  toBase32,
  totpCode,
  totpUri,
} from './totp.server.ts';

test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %s is encoded as %s and decoded again', (plain, written) => {
  expect(toBase32(Buffer.from(plain))).toBe(written);
  expect(fromBase32(written).toString()).toBe(plain);
});

test('secrets have 160 bits and differ from each other', () => {
  const secrets = new Set(Array.from({ length: 50 }, generateTotpSecret));
  expect(secrets.size).toBe(50);
  for (const secret of secrets) expect(fromBase32(secret)).toHaveLength(20);
});

test('the URI in the QR code encodes names with spaces, colons and Sinhala', () => {
  const uri = totpUri('MZXW6YTB', { issuer: 'Sandhi සන්ධි', account: 'a:b c' });
  const url = new URL(uri);
  expect(decodeURIComponent(url.pathname)).toContain('Sandhi සන්ධි:a:b c');
  expect(url.searchParams.get('secret')).toBe('MZXW6YTB');
  expect(uri).not.toMatch(/[+ ]/);
});

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238: at second %i the code is %s', (second, code) => {
  const at = new Date(second * 1000);
  expect(totpCode(secret, timeStepAt(at), 8)).toBe(code);
  expect(matchingSteps(secret, code.slice(2), at)).toEqual([timeStepAt(at)]);
});

test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('RFC 4226: the code of step %i is %s', (step, code) => {
  expect(totpCode(secret, step)).toBe(code);
});

test('a code matches in its own half minute and in those before and after, but not two half minutes away', () => {
  const at = new Date('2026-11-21T03:30:00Z');
  const now = timeStepAt(at);
  const matchCounts = [-2, -1, 0, 1, 2].map(
    (away) => matchingSteps(secret, totpCode(secret, now + away), at).length,
  );
  expect(matchCounts).toEqual([0, 1, 1, 1, 0]);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])(
  '%j matches no time step',
  (typed) => {
    expect(matchingSteps(secret, typed, new Date('2026-11-21T03:30:00Z'))).toEqual([]);
  },
);

test.each([
  '123456',
  ' 123 456 ',
  '１２３４５６',
  '\u200e123456\u200f',
  '123\u2060456',
  '\ufeff123\u200b456',
])('a code is read as it looks, however it is typed or pasted: %j', (typed) => {
  expect(normalizeCode(typed)).toBe('123456');
});
