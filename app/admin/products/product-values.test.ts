import { expect, test } from 'vitest';
import { imagesIn, withImageMoved } from './product-values.ts';

test('a form has at least one field for a picture', () => {
  expect(imagesIn({})).toEqual(['']);
  expect(withImageMoved({ intent: 'remove-image1', image1: 'a' })).toEqual({ image1: '' });
});

test('a field is added after the last and everything typed is kept', () => {
  const values = { intent: 'add-image', nameEn: 'Oil', image1: 'a', image2: '' };
  expect(withImageMoved(values)).toEqual({ nameEn: 'Oil', image1: 'a', image2: '', image3: '' });
});

test('the field that was removed leaves, and those after it move up', () => {
  const values = { intent: 'remove-image2', image1: 'a', image2: 'b', image3: 'c' };
  expect(withImageMoved(values)).toEqual({ image1: 'a', image2: 'c' });
});

test('there are never more than ten', () => {
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`image${at + 1}`, 'x']));
  expect(Object.keys(withImageMoved({ ...ten, intent: 'add-image' }) ?? {})).toHaveLength(10);
});

test.each([undefined, 'save', 'remove-image', 'remove-imageX'])(
  'to %s a form is not to move pictures',
  (intent) => {
    expect(withImageMoved(intent === undefined ? {} : { intent })).toBeUndefined();
  },
);
