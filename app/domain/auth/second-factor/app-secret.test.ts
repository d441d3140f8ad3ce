import { expect, test } from 'vitest';
import { appAddress, fromBase32, newAppSecret, toBase32 } from './app-secret.server.ts';

test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %s is %s, and back', (plain, written) => {
  expect(toBase32(Buffer.from(plain))).toBe(written);
  expect(fromBase32(written).toString()).toBe(plain);
});

test('a secret has 160 bits and is never the same', () => {
  const secrets = new Set(Array.from({ length: 50 }, newAppSecret));
  expect(secrets.size).toBe(50);
  for (const secret of secrets) expect(fromBase32(secret)).toHaveLength(20);
});

test('the address in the QR code survives names with spaces, colons and Sinhala', () => {
  const address = appAddress('MZXW6YTB', { issuer: 'Sandhi සන්ධි', account: 'a:b c' });
  const url = new URL(address);
  expect(decodeURIComponent(url.pathname)).toContain('Sandhi සන්ධි:a:b c');
  expect(url.searchParams.get('secret')).toBe('MZXW6YTB');
  expect(address).not.toMatch(/[+ ]/);
});
