import { expect, test } from 'vitest';
import { cipherFor } from './encryption.server.ts';

const cipher = cipherFor('tests', 'a secret of the tests');

test('a text is encrypted differently each time, and each time decrypts to itself', () => {
  const [one, other] = [cipher.encrypt('සත් ඖෂධ තෙල්'), cipher.encrypt('සත් ඖෂධ තෙල්')];
  expect(one).not.toBe(other);
  expect([one, other].map(cipher.decrypt)).toEqual(['සත් ඖෂධ තෙල්', 'සත් ඖෂධ තෙල්']);
});

test('nothing decrypts with another secret, for another purpose, or after a change', () => {
  const encrypted = cipher.encrypt('seven herbs');
  const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(cipherFor('tests', 'another secret').decrypt(encrypted)).toBeUndefined();
  expect(cipherFor('elsewhere', 'a secret of the tests').decrypt(encrypted)).toBeUndefined();
  expect([changed, '', 'x', 'AAAA'].map(cipher.decrypt)).toEqual(Array(4).fill(undefined));
});

test('a digest is the same for the same text only', () => {
  expect(cipher.digest('a')).toBe(cipher.digest('a'));
  expect(cipher.digest('a')).not.toBe(cipher.digest('b'));
  expect(cipher.digest('a')).not.toBe(cipherFor('tests', 'another secret').digest('a'));
});
