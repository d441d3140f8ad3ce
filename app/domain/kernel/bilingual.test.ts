import { expect, test } from 'vitest';
import { textIn } from './bilingual.ts';

const balm = { en: 'Herbal balm', si: 'ඖෂධීය බාම්' };

test('each language has its own text', () => {
  expect(textIn('en', balm)).toEqual({ text: 'Herbal balm', language: 'en' });
  expect(textIn('si', balm)).toEqual({ text: 'ඖෂධීය බාම්', language: 'si' });
});

test.each(['', '  \n'])(
  'an empty Sinhala text (%j) falls back to English, and the result has the language English',
  (si) => {
    expect(textIn('si', { en: 'Herbal balm', si })).toEqual({
      text: 'Herbal balm',
      language: 'en',
    });
  },
);
