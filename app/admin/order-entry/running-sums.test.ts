import { expect, test } from 'vitest';
import { quantityField } from './entry-answer.ts';
import { type Fees, runningSums } from './running-sums.ts';

const oil = { productId: 'aaaaaaaa-0000-4000-8000-000000000001', priceLkr: 3800 };
const balm = { productId: 'aaaaaaaa-0000-4000-8000-000000000002', priceLkr: 900 };
const fees: Fees = {
  feeIn: (district) => (district === 'Jaffna' ? 450 : 350),
  discountLkr: 0,
};

function sums(ofOil: string, ofBalm: string, on = fees) {
  const form = { [quantityField(oil.productId)]: ofOil, [quantityField(balm.productId)]: ofBalm };
  return runningSums({ ...form, customerName: 'Nimal' }, [oil, balm], on);
}

test('the running total follows the quantities, with the fee for delivery', () => {
  expect(sums('2', ' 1 ')).toEqual({ subtotalLkr: 8500, deliveryFeeLkr: 350, totalLkr: 8850 });
});

test('the running total has the fee of the district that is chosen', () => {
  const form = { [quantityField(oil.productId)]: '1', [quantityField(balm.productId)]: '0' };
  const inDistrict = (district: string) => runningSums({ ...form, district }, [oil, balm], fees);
  expect(inDistrict('Jaffna')?.totalLkr).toBe(4250);
  expect(inDistrict('')?.totalLkr).toBe(4150);
  expect(inDistrict('Atlantis')?.totalLkr).toBe(4150);
});

test('a discount that the order has is taken off', () => {
  expect(sums('1', '0', { feeIn: () => 0, discountLkr: 500 })?.totalLkr).toBe(3300);
});

test('nothing that is ordered costs nothing, its delivery neither', () => {
  expect(sums('0', '0')).toEqual({ subtotalLkr: 0, deliveryFeeLkr: 0, totalLkr: 0 });
});

test.each(['', '-1', '1.5', 'two', '10000'])('of a quantity "%s" no total is told', (typed) => {
  expect(sums(typed, '1')).toBeUndefined();
});
