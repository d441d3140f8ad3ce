import { expect, test } from 'vitest';
import { mergeForm } from './merge-form.ts';

const previous = { siteName: 'Sandhi', tagline: 'Relief', phone: '077', bank: 'One\r\nTwo' };

test('what was typed stays, what was not touched follows what someone else saved', () => {
  const current = { ...previous, siteName: 'Theirs', phone: '011' };
  const submitted = { ...previous, tagline: 'Mine' };
  expect(mergeForm(current, { submitted, previous })).toEqual({
    values: { ...previous, siteName: 'Theirs', phone: '011', tagline: 'Mine' },
    theirs: {},
  });
});

test('where both wrote into the same field, mine stays and theirs is named', () => {
  const current = { ...previous, tagline: 'Theirs' };
  const submitted = { ...previous, tagline: 'Mine' };
  const { values, theirs } = mergeForm(current, { submitted, previous });
  expect([values['tagline'], theirs]).toEqual(['Mine', { tagline: 'Theirs' }]);
});

test('both having written the same is no disagreement', () => {
  const same = { ...previous, tagline: 'Same' };
  expect(mergeForm(same, { submitted: same, previous }).theirs).toEqual({});
});

test('a form of one tab touches nothing on the others, and ends of lines are no change', () => {
  const current = { ...previous, siteName: 'Theirs', bank: 'Three' };
  const { values } = mergeForm(current, { submitted: { bank: 'One\nTwo' }, previous });
  expect(values).toEqual(current);
});

test('a form that does not say what it showed is taken at its word', () => {
  const { values, theirs } = mergeForm(previous, { submitted: { tagline: 'Mine' }, previous: {} });
  expect([values['tagline'], theirs]).toEqual(['Mine', { tagline: 'Relief' }]);
});
