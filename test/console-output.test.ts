import { expect, test } from 'vitest';
import { expectConsoleOutput, judgeConsoleOutput } from './console-output.ts';

test('a complaint nobody expected fails a test', () => {
  expect(judgeConsoleOutput(['the shelf fell over'], [])).toHaveLength(1);
});

test('an expected complaint that never comes fails a test', () => {
  expect(judgeConsoleOutput([], [/shelf/])).toHaveLength(1);
});

test('an expected complaint passes', () => {
  expectConsoleOutput(/shelf .* over/);
  console.error('the %s fell over', 'shelf fell and the lamp');
});
