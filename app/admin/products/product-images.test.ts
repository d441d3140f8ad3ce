import { expect, test } from 'vitest';
import {
  countFreeImageFields,
  imagesIn,
  movePicture,
  withChangedImages,
  withPictures,
} from './product-images.ts';

test('a form has at least one field for a picture', () => {
  expect(imagesIn({})).toEqual(['']);
  expect(withChangedImages({ intent: 'remove-image1', image1: 'a' })).toEqual({ image1: '' });
});

test('a field is added after the last and everything typed is kept', () => {
  const values = { intent: 'add-image', nameEn: 'Oil', image1: 'a', image2: '' };
  expect(withChangedImages(values)).toEqual({ nameEn: 'Oil', image1: 'a', image2: '', image3: '' });
});

test('a removed field is left out, and the fields after it move up', () => {
  const values = { intent: 'remove-image2', image1: 'a', image2: 'b', image3: 'c' };
  expect(withChangedImages(values)).toEqual({ image1: 'a', image2: 'c' });
});

test('a form has at most ten fields for pictures', () => {
  const ten = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`image${index + 1}`, 'x']),
  );
  expect(Object.keys(withChangedImages({ ...ten, intent: 'add-image' }) ?? {})).toHaveLength(10);
});

test('a picture changes places with its neighbour, and at either end nothing moves', () => {
  const values = { image1: 'a', image2: 'b', image3: 'c' };
  const after = (intent: string) =>
    imagesIn(withChangedImages({ ...values, intent }) ?? {}).join('');
  expect(after('move-image2-earlier')).toBe('bac');
  expect(after('move-image2-later')).toBe('acb');
  expect(after('move-image1-earlier')).toBe('abc');
  expect(after('move-image3-later')).toBe('abc');
  expect(after('move-image9-later')).toBe('abc');
});

test('new pictures are put into the empty fields first, then into new fields', () => {
  const values = { intent: 'upload', nameEn: 'Oil', image1: 'a', image2: ' ', image3: 'c' };
  expect(withPictures(values, ['x', 'y'])).toEqual({
    nameEn: 'Oil',
    image1: 'a',
    image2: 'x',
    image3: 'c',
    image4: 'y',
  });
  expect([countFreeImageFields(values), countFreeImageFields({})]).toEqual([8, 10]);
});

test('a picture is moved among the pictures, and an incomplete URL stays where it is', () => {
  const rows = ['/media/a', 'https:', '/media/b', '', '/media/c'].map((image) => ({ image }));
  const after = (from: number, to: number) =>
    movePicture(rows, { from, to }).map(({ image }) => image.replace('/media/', ''));
  expect(after(3, 1)).toEqual(['c', 'https:', 'a', '', 'b']);
  expect(after(1, 3)).toEqual(['b', 'https:', 'c', '', 'a']);
  expect(after(1, 0)).toEqual(['a', 'https:', 'b', '', 'c']);
  expect(after(3, 4)).toEqual(['a', 'https:', 'b', '', 'c']);
});

test.each([
  undefined,
  'save',
  'remove-image',
  'remove-imageX',
  'move-image2',
  'remove-image2-later',
])('the intent %s changes no fields for pictures', (intent) => {
  expect(withChangedImages(intent === undefined ? {} : { intent })).toBeUndefined();
});
