import { expect, test } from 'vitest';
import { addToCartRate } from './product-activity.server.ts';

test.each([
  [0, 0, '0'],
  [0, 3, '0'],
  [3, 0, '0.00'],
  [3, 1, '33.33'],
  [3, 2, '66.67'],
  [2, 5, '250.00'],
])(
  '%i product views and %i additions to the cart are a rate of %s %%',
  (productViews, addToCarts, rate) => {
    expect(addToCartRate({ productViews, addToCarts })).toBe(rate);
  },
);
