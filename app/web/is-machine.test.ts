import { expect, test } from 'vitest';
import { isMachine } from './is-machine.server.ts';

test.each([
  ['the field that nobody sees is filled in', { bait: 'x', filledInMs: '9000' }],
  ['everything was typed in a second', { bait: '', filledInMs: '1000' }],
  ['the time is nonsense', { bait: '', filledInMs: 'soon' }],
])('%s: a machine', (_what, form) => {
  expect(isMachine(form)).toBe(true);
});

test.each([
  ['somebody took their time', { bait: '', filledInMs: '2000' }],
  ['there was no script to take the time', { bait: '', filledInMs: '' }],
  ['the form did not have the fields', { bait: undefined, filledInMs: undefined }],
])('%s: a person', (_what, form) => {
  expect(isMachine(form)).toBe(false);
});
