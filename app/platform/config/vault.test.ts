import { expect, test } from 'vitest';
import { openVault } from './vault.server.ts';

const vault = openVault('tests', 'a secret of the tests');

test('what is sealed opens again, and looks different each time', () => {
  const [one, other] = [vault.seal('සත් ඖෂධ තෙල්'), vault.seal('සත් ඖෂධ තෙල්')];
  expect(one).not.toBe(other);
  expect([one, other].map(vault.open)).toEqual(['සත් ඖෂධ තෙල්', 'සත් ඖෂධ තෙල්']);
});

test('nothing opens with another secret, for another purpose, or after a change', () => {
  const sealed = vault.seal('seven herbs');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(openVault('tests', 'another secret').open(sealed)).toBeUndefined();
  expect(openVault('elsewhere', 'a secret of the tests').open(sealed)).toBeUndefined();
  expect([changed, '', 'x', 'AAAA'].map(vault.open)).toEqual(Array(4).fill(undefined));
});

test('a digest is the same for the same text only', () => {
  expect(vault.digest('a')).toBe(vault.digest('a'));
  expect(vault.digest('a')).not.toBe(vault.digest('b'));
  expect(vault.digest('a')).not.toBe(openVault('tests', 'another secret').digest('a'));
});
