import { expect, test } from 'vitest';
import { initialOf } from './initial-of.ts';

test.each([
  ['Dilani Silva', 'D'],
  ['  dilani', 'D'],
  ['කමලා පෙරේරා', 'ක'],
  ['සුනිල්', 'සු'],
  ['ශ්‍රීයානි', 'ශ්‍රී'],
  ['ප්‍රියා', 'ප්‍රි'],
  ['ක්‍ෂේම', 'ක්‍ෂේ'],
  ['é́lan', 'É́'],
  ['👩‍🌾 Amma', '👩‍🌾'],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
