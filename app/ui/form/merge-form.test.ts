import { expect, test } from 'vitest';
import { mergeForm } from './merge-form.ts';

const shown = { siteName: 'Sandhi', tagline: 'Relief', phone: '077', bank: 'One\r\nTwo' };

test('what was typed stays, what was not touched follows what someone else saved', () => {
  const current = { ...shown, siteName: 'Theirs', phone: '011' };
  const typed = { ...shown, tagline: 'Mine' };
  expect(mergeForm(current, { typed, shown })).toEqual({
    values: { ...shown, siteName: 'Theirs', phone: '011', tagline: 'Mine' },
    theirs: {},
  });
});

test('where both wrote into the same field, mine stays and theirs is named', () => {
  const current = { ...shown, tagline: 'Theirs' };
  const typed = { ...shown, tagline: 'Mine' };
  const { values, theirs } = mergeForm(current, { typed, shown });
  expect([values['tagline'], theirs]).toEqual(['Mine', { tagline: 'Theirs' }]);
});

test('both having written the same is no disagreement', () => {
  const same = { ...shown, tagline: 'Same' };
  expect(mergeForm(same, { typed: same, shown }).theirs).toEqual({});
});

test('a form of one tab touches nothing on the others, and ends of lines are no change', () => {
  const current = { ...shown, siteName: 'Theirs', bank: 'Three' };
  const { values } = mergeForm(current, { typed: { bank: 'One\nTwo' }, shown });
  expect(values).toEqual(current);
});

test('a form that does not say what it showed is taken at its word', () => {
  const { values, theirs } = mergeForm(shown, { typed: { tagline: 'Mine' }, shown: {} });
  expect([values['tagline'], theirs]).toEqual(['Mine', { tagline: 'Relief' }]);
});
