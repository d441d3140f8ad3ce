import { expect, test } from 'vitest';
import { barCodeOf } from './bar-code.server.ts';

/** Returns the widths of bars and gaps in turn, as a scanner measures them. */
function widthsOf(path: string): number[] {
  return [...path.matchAll(/[hm](\d+)/g)].map(([, width]) => Number(width));
}

/** The widths of the symbols 0 to 105 (ISO/IEC 15417). */
const symbols = `
212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231
113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211
212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131
113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211
241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214
211232`.match(/\d{6}/g);
/** Maps the values that switch to a code set, or start with it, to that set. */
const chosenSets = { 99: 'C', 100: 'B', 101: 'A', 103: 'A', 104: 'B', 105: 'C' } as Record<
  number,
  string
>;

/** Reads the text of a bar code in digits, capitals and hyphens, and whether its check symbol is right. */
function readBarCode(widths: string) {
  const values = (widths.match(/\d{6}/g) ?? []).map((symbol) => symbols?.indexOf(symbol) ?? -1);
  const [check] = values.splice(-2);
  let [set, text] = ['', ''];
  for (const value of values) {
    if (chosenSets[value] !== undefined) set = chosenSets[value];
    else text += set === 'C' ? `${value}`.padStart(2, '0') : String.fromCharCode(value + 32);
  }
  const sum = values.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % 103;
  return { text, isCheckRight: check === sum };
}

test('the bar code of an order number has the symbols of Code 128 between its quiet zones', () => {
  for (const orderNumber of ['ORD-1795331987720-667', 'ORD-1795160541277-4']) {
    const { width, path } = barCodeOf(orderNumber);
    const widths = widthsOf(path).join('');
    expect(readBarCode(widths)).toEqual({ text: orderNumber, isCheckRight: true });
    expect(widths).toMatch(/2331112$/);
    expect(width).toBe(20 + [...widths].reduce((sum, digit) => sum + Number(digit), 0));
    expect(path).toMatch(/^M10 0h2(m\d 0h\d)+$/);
  }
});

test('the digits of an order number are encoded in pairs, so that the bar code fits on a label', () => {
  expect(barCodeOf('ORD-1795331987720-667').width).toBeLessThan(250);
});
