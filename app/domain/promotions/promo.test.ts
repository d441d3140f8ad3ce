import { expect, test } from 'vitest';
import { type CartPromo, promoCodeOf, promoOutcome } from './promo.ts';

const lines = [{ productId: 'tea', totalLkr: 9 }];

function outcomeFor(terms: { value: number; productIds?: string[] }) {
  const promo: CartPromo = {
    id: 'ayu',
    code: 'AYU10',
    terms: { kind: 'percentage', productIds: [], minimumLkr: 0, ...terms },
  };
  return promoOutcome(promo, { lines, subtotalLkr: 9 });
}

test('a discount that rounds down to nothing has a different problem than a code for other products', () => {
  const tooSmall = { discountLkr: 0, problem: { code: 'too-small' } };
  expect(outcomeFor({ value: 10 })).toEqual(tooSmall);
  expect(outcomeFor({ value: 10, productIds: ['tea'] })).toEqual(tooSmall);
  expect(outcomeFor({ value: 10, productIds: ['oil'] })).toEqual({
    discountLkr: 0,
    problem: { code: 'no-such-product' },
  });
  expect(outcomeFor({ value: 12 })).toEqual({ discountLkr: 1 });
});

test.each([
  'ayu10',
  ' AYU 10 ',
  'ＡＹＵ１０',
  '\u200eAYU10\u200f',
  'AYU\u200b10\u2060',
  '\ufeffAYU\u00ad10',
])('a code that is typed or pasted as %j is the code AYU10', (typed) => {
  expect(promoCodeOf(typed)).toBe('AYU10');
});
