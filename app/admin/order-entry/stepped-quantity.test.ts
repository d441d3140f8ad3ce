import { expect, test } from 'vitest';
import { readQuantities } from '#domain/orders/fulfilment/read-quantities.ts';
import { quantityField } from './entry-answer.ts';
import { steppedQuantity } from './stepped-quantity.ts';

const productId = 'aaaaaaaa-0000-4000-8000-000000000001';

test('a quantity is stepped from 0 to the stock, and text that is no number counts as 0', () => {
  expect(steppedQuantity('2', 1, 3)).toBe(3);
  expect(steppedQuantity('3', 1, 3)).toBe(3);
  expect(steppedQuantity('1', -1, 3)).toBe(0);
  expect(steppedQuantity('0', -1, 3)).toBe(0);
  expect(steppedQuantity('many', 1, 3)).toBe(1);
});

test.each([undefined, 20_000])(
  'a quantity is stepped to no more than the form accepts, with a stock of %s',
  (stock) => {
    const quantity = steppedQuantity('9999', 1, stock);
    expect(quantity).toBe(9999);
    const form = { [quantityField(productId)]: `${quantity}` };
    expect(readQuantities(form)).toEqual(new Map([[productId, 9999]]));
  },
);
