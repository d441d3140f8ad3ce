import { expect, test } from 'vitest';
import { measureText } from './text-statistics.ts';

test.each([
  ['', { words: 0, characters: 0, lines: 0 }],
  ['Seven days', { words: 2, characters: 10, lines: 1 }],
  ['## Title\r\n\r\n- one\r\n- two', { words: 3, characters: 21, lines: 4 }],
  ['ශ්‍රී ලංකාව', { words: 2, characters: 5, lines: 1 }],
  ['පෞද්ගලිකත්වය', { words: 1, characters: 8, lines: 1 }],
])('%j is counted in words, characters and lines as a reader counts', (text, counted) => {
  expect(measureText(text)).toEqual(counted);
});
