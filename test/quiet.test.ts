import { expect, test } from 'vitest';
import { complaintsAbout, expectComplaint } from './quiet.ts';

test('a complaint nobody expected fails a test', () => {
  expect(complaintsAbout(['the shelf fell over'], [])).toHaveLength(1);
});

test('an expected complaint that never comes fails a test', () => {
  expect(complaintsAbout([], [/shelf/])).toHaveLength(1);
});

test('an expected complaint passes', () => {
  expectComplaint(/shelf .* over/);
  console.error('the %s fell over', 'shelf fell and the lamp');
});
