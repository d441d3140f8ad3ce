import { expect, test } from 'vitest';
import { shopPictureSchema } from './shop-picture-schema.server.ts';
import { maxAltLength } from './shop-pictures.ts';

function read(altEn: string) {
  const parsed = shopPictureSchema.safeParse({ name: 'logo', altEn });
  return parsed.success
    ? parsed.data.alt
    : parsed.error.issues.map(({ path, message }) => [...path, message]);
}

test('the description of a picture may have as many characters as its field allows, emoji included', () => {
  const longest = '🌿'.repeat(maxAltLength);
  expect(read(` ${longest} `)).toEqual({ en: longest, si: '' });
  expect(read(`${longest}a`)).toEqual([['altEn', 'too-long']]);
});

test('a description that the database cannot store is refused at its field', () => {
  expect(read('A leaf\0')).toEqual([['altEn', 'unreadable']]);
  expect(read('A leaf \ud83c')).toEqual([['altEn', 'unreadable']]);
});

test('a description of invisible characters is empty, so that the default is read out', () => {
  expect(read('\u200b\u2060')).toEqual({ en: '', si: '' });
});
