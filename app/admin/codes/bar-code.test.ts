import { expect, test } from 'vitest';
import { barCodeOf } from './bar-code.server.ts';

/** Returns the widths of bars and gaps in turn, as a reader measures them. */
function widthsOf(path: string): number[] {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)/g)].map(([, at, wide]) => [
    Number(at),
    Number(wide),
  ]);
  return bars.flatMap(([at = 0, wide = 0], index) => {
    const next = bars[index + 1]?.[0];
    return next === undefined ? [wide] : [wide, next - at - wide];
  });
}

test('the bar code of an order number has the symbols of Code 128 between its quiet zones', () => {
  const { width, path } = barCodeOf('ORD-1795331987720-667');
  const widths = widthsOf(path).join('');
  // Start B, O, R, D and the hyphen; at the end the stop symbol of seven elements (ISO/IEC 15417).
  expect(widths).toMatch(/^211214133121231131112313122132.*2331112$/);
  expect(width).toBe(20 + [...widths].reduce((sum, wide) => sum + Number(wide), 0));
  expect(path.startsWith('M10 0')).toBe(true);
});

test('the digits of an order number are encoded in pairs, so that the bar code fits on a label', () => {
  expect(barCodeOf('ORD-1795331987720-667').width).toBeLessThan(250);
});
