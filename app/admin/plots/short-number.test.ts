import { expect, test } from 'vitest';
import { scaleTo, shortNumber } from './column-plot.tsx';

test.each([
  [0, '0'],
  [950, '950'],
  [1_000, '1k'],
  [31_500, '31.5k'],
  [20_050, '20.1k'],
  [999_499, '999k'],
  [999_500, '1M'],
  [1_284_300, '1.28M'],
])('%i is written %s beside a bar', (count, written) => {
  expect(shortNumber(count)).toBe(written);
});

test.each([
  [0, [0]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [31_500, [0, 10_000, 20_000, 30_000, 40_000]],
  [950_000, [0, 250_000, 500_000, 750_000, 1_000_000]],
])('a plot that reaches %i has lines at round numbers', (highest, lines) => {
  expect(scaleTo(highest)).toEqual(lines);
});
