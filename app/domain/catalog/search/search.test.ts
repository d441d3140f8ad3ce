import { expect, test } from 'vitest';
import { cleanSearch, searchProducts } from './search.ts';

const products = [
  {
    name: { en: 'Joint Relief Oil 100 ml', si: 'සන්ධි සහන තෛලය, මි.ලී. 100' },
    description: {
      en: 'Ginger, turmeric and pepper. Traditionally used in Ayurveda.',
      si: 'ඉඟුරු, කහ සහ ගම්මිරිස්. ශ්‍රී ලංකාවේ නිෂ්පාදනයක්.',
    },
  },
  {
    name: { en: 'Joint Relief Balm 50 g', si: 'සන්ධි සහන බාම්, ග්‍රෑම් 50' },
    description: { en: 'A warming balm, 100% natural.', si: 'උණුසුම දැනෙන ඝන බාම් එකක්.' },
  },
  {
    name: { en: 'Herbal Tea 60 g', si: 'ඉඟුරු කහ තේ, ග්‍රෑම් 60' },
    description: { en: 'A cup of warmth.', si: 'උණුසුම් කෝප්පයක්.' },
  },
];
const [oil, balm, tea] = ['oil', 'balm', 'tea'];

function found(input: string) {
  const foundProducts = new Set(searchProducts(products, input));
  return [oil, balm, tea].filter((_, index) =>
    foundProducts.has(products[index] as (typeof products)[0]),
  );
}

test.each([
  ['BALM', [balm]],
  ['  oil  100 ', [oil]],
  ['joint RELIEF', [oil, balm]],
  ['බාම්', [balm]],
  ['ඉඟුරු', [oil, tea]],
  ['turmeric', [oil]],
  ['කෝප්ප', [tea]],
  ['100%', [balm]],
  ['', [oil, balm, tea]],
  ['   ', [oil, balm, tea]],
])('%j is looked for in names and descriptions of both languages', (input, names) => {
  expect(found(input)).toEqual(names);
});

test('invisible and decomposed characters make no difference to a search', () => {
  expect(found('ශ්රී')).toEqual([oil]);
  expect(found('ශ්\u200dරී')).toEqual([oil]);
  expect(found('කෝප්ප'.normalize('NFD'))).toEqual([tea]);
  expect(found('bal\u200bm')).toEqual([balm]);
});

test.each([
  ['is limited to a hundred characters', 'x'.repeat(10_240), 'x'.repeat(100)],
  ['is not cut within a character', '😀'.repeat(200), '😀'.repeat(100)],
  ['has no control characters', 'ba\0lm\r\n', 'ba lm'],
  ['of white space and control characters is empty', '\0\t ', ''],
])('a search text %s', (_what, input, clean) => {
  expect(cleanSearch(input)).toBe(clean);
});

test.each(['x'.repeat(10_240), '\ud800', 'zq '.repeat(5000), '(((((', 'ා්්්්'])(
  'a hostile search finds nothing, and is fast',
  (input) => {
    const before = process.cpuUsage();
    expect(found(input)).toEqual([]);
    // Leaves out the time in which other processes had the processor.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
  },
);
