import { expect, test } from 'vitest';
import { mergeForm } from './merge-form.ts';

const previous = { siteName: 'Sandhi', tagline: 'Relief', phone: '077', bank: 'One\r\nTwo' };

test('changed fields keep the submitted value, and the others get what someone else saved', () => {
  const current = { ...previous, siteName: 'Theirs', phone: '011' };
  const submitted = { ...previous, tagline: 'Mine' };
  expect(mergeForm(current, { submitted, previous })).toEqual({
    values: { ...previous, siteName: 'Theirs', phone: '011', tagline: 'Mine' },
    theirs: {},
  });
});

test('in a field that two people changed the submitted value is kept, and the value of the other person is returned', () => {
  const current = { ...previous, tagline: 'Theirs' };
  const submitted = { ...previous, tagline: 'Mine' };
  const { values, theirs } = mergeForm(current, { submitted, previous });
  expect([values['tagline'], theirs]).toEqual(['Mine', { tagline: 'Theirs' }]);
});

test('the same change by two people is no conflict', () => {
  const same = { ...previous, tagline: 'Same' };
  expect(mergeForm(same, { submitted: same, previous }).theirs).toEqual({});
});

test('fields that were not submitted keep their current values, and other line endings are no change', () => {
  const current = { ...previous, siteName: 'Theirs', bank: 'Three' };
  const { values } = mergeForm(current, { submitted: { bank: 'One\nTwo' }, previous });
  expect(values).toEqual(current);
});

test('without the previous values every submitted field counts as changed', () => {
  const { values, theirs } = mergeForm(previous, { submitted: { tagline: 'Mine' }, previous: {} });
  expect([values['tagline'], theirs]).toEqual(['Mine', { tagline: 'Relief' }]);
});
