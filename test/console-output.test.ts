import { expect, test } from 'vitest';
import { expectConsoleOutput, judgeConsoleOutput } from './console-output.ts';

test('an error on the console that nobody expected fails a test', () => {
  expect(judgeConsoleOutput(['the shelf fell over'], [])).toHaveLength(1);
});

test('an expected error that never comes fails a test', () => {
  expect(judgeConsoleOutput([], [/shelf/])).toHaveLength(1);
});

test('an expected error passes', () => {
  expectConsoleOutput(/shelf .* over/);
  console.error('the %s fell over', 'shelf fell and the lamp');
});
