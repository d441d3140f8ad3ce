import { createElement } from 'react';
import { expect, test } from 'vitest';
import { htmlOf } from '#test/rendered.ts';
import { quantityField } from './entry-answer.ts';
import { type PriceRules, runningSums, SumList, withTotalOf } from './running-total.tsx';

const oil = { productId: 'aaaaaaaa-0000-4000-8000-000000000001', priceLkr: 3800 };
const balm = { productId: 'aaaaaaaa-0000-4000-8000-000000000002', priceLkr: 900 };
const fees: PriceRules = {
  feeIn: (district) => (district === 'Jaffna' ? 450 : 350),
  discountOn: () => 0,
};

function sums(oilQuantity: string, balmQuantity: string, rules = fees) {
  const form = {
    [quantityField(oil.productId)]: oilQuantity,
    [quantityField(balm.productId)]: balmQuantity,
  };
  return runningSums({ ...form, customerName: 'Nimal' }, [oil, balm], rules);
}

test('the running total follows the quantities, with the fee for delivery', () => {
  expect(sums('2', ' 1 ')).toEqual({
    subtotalLkr: 8500,
    discountLkr: 0,
    deliveryFeeLkr: 350,
    totalLkr: 8850,
  });
});

test('the running total has the fee of the district that is chosen', () => {
  const form = { [quantityField(oil.productId)]: '1', [quantityField(balm.productId)]: '0' };
  const inDistrict = (district: string) => runningSums({ ...form, district }, [oil, balm], fees);
  expect(inDistrict('Jaffna')?.totalLkr).toBe(4250);
  expect(inDistrict('')?.totalLkr).toBe(4150);
  expect(inDistrict('Atlantis')?.totalLkr).toBe(4150);
});

test('the promo code that is typed reduces the running total', () => {
  const discountOn: PriceRules['discountOn'] = ({ subtotalLkr }, typedCode) =>
    typedCode === 'AYU10' ? subtotalLkr / 10 : 0;
  const form = { [quantityField(oil.productId)]: '1', [quantityField(balm.productId)]: '0' };
  const totalWith = (promo: string) =>
    runningSums({ ...form, promo }, [oil, balm], { feeIn: () => 100, discountOn })?.totalLkr;
  expect([totalWith(''), totalWith('AYU10')]).toEqual([3900, 3520]);
});

test('a free product is delivered for the fee', () => {
  const sample = { ...oil, priceLkr: 0 };
  const form = { [quantityField(oil.productId)]: '1' };
  expect(runningSums(form, [sample], fees)).toMatchObject({ deliveryFeeLkr: 350, totalLkr: 350 });
});

test('the form is sent with the total that it shows, so that no other total is saved', () => {
  const form = { [quantityField(oil.productId)]: '1' };
  const html = htmlOf(createElement(SumList, { sums: runningSums(form, [oil], fees) }));
  expect(html).toContain('<input type="hidden" name="shownTotalLkr" value="4150"/>');
  expect(htmlOf(createElement(SumList, { sums: undefined }))).not.toContain('<input');
});

test('the running total of no units is zero, without a fee for delivery', () => {
  expect(sums('0', '0')).toEqual({
    subtotalLkr: 0,
    discountLkr: 0,
    deliveryFeeLkr: 0,
    totalLkr: 0,
  });
});

test.each(['', '-1', '1.5', 'two', '10000'])(
  'with a quantity "%s" there is no running total',
  (typed) => {
    expect(sums(typed, '1')).toBeUndefined();
  },
);

test('a form that was refused for its total is sent with the one that the server named', () => {
  const refusal = { code: 'total-changed', totalLkr: 4250 } as const;
  expect(withTotalOf(refusal, sums('1', '0'))).toMatchObject({ subtotalLkr: 3800, totalLkr: 4250 });
  expect(withTotalOf({ code: 'no-longer-editable' }, sums('1', '0'))?.totalLkr).toBe(4150);
  expect(withTotalOf(undefined, sums('1', '0'))?.totalLkr).toBe(4150);
});
