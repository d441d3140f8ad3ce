import { expect, test } from 'vitest';
import { suggestTowns } from '#domain/orders/places/towns.server.ts';
import { districtSpellings } from '#domain/places/district-spellings.copy.ts';
import type { District } from '#domain/places/districts.ts';
import { cashExceptionOf } from './cash-exception.copy.ts';
import { deliveryFeeAfterMove, deliveryFeeIn, isOfferedIn } from './delivery-rules.ts';
import { deliveryRulesOf } from './delivery-rules-of.server.ts';
import { districtFeeOfLine } from './district-lines.ts';

const settings = {
  freeDelivery: false,
  deliveryFeeLkr: 350,
  districtFees: 'Jaffna 450\nමන්නාරම: රු. 1,200\nGampaha 0',
  districtsWithoutCash: 'jaffna\nNuwaraEliya',
};
const rules = deliveryRulesOf(settings);

test.each<[District | undefined, number]>([
  ['Jaffna', 450],
  ['Mannar', 1200],
  ['Gampaha', 0],
  ['Colombo', 350],
  [undefined, 350],
])('delivery to %s costs %i rupees', (district, feeLkr) => {
  expect(deliveryFeeIn(rules, district)).toBe(feeLkr);
});

test('a district is recognized in the spellings of the list of towns and of older settings', () => {
  for (const { en, si, district } of districtSpellings) {
    expect(districtFeeOfLine(`${en} 450`), en).toEqual({ district, feeLkr: 450 });
    expect(districtFeeOfLine(`${si} 450`), si).toEqual({ district, feeLkr: 450 });
  }
  for (const name of ['Anuradhapura', 'Kilinochchi', 'Monaragala', 'Trincomalee', 'Vavuniya']) {
    const [town] = suggestTowns(name);
    const line = `${town?.name.si} 450`;
    expect(districtFeeOfLine(line), line).toEqual({ district: name, feeLkr: 450 });
  }
});

test('a district without cash that the owner wrote in both languages is named once', () => {
  const { withoutCash } = deliveryRulesOf({ ...settings, districtsWithoutCash: 'Jaffna\nයාපනය' });
  expect(withoutCash).toEqual(['Jaffna']);
  expect(cashExceptionOf({ withoutCash })).toEqual({
    en: '(not in Jaffna)',
    si: '(යාපනය දිස්ත්‍රික්කයේ හැර)',
  });
});

test('while delivery is free, it is free in every district', () => {
  const freeRules = deliveryRulesOf({ ...settings, freeDelivery: true });
  expect(deliveryFeeIn(freeRules, 'Jaffna')).toBe(0);
  expect(isOfferedIn(freeRules, 'Jaffna', 'cod')).toBe(false);
});

test.each<[District | undefined, 'cod' | 'bank_transfer', boolean]>([
  ['Jaffna', 'cod', false],
  ['Nuwara Eliya', 'cod', false],
  ['Jaffna', 'bank_transfer', true],
  ['Colombo', 'cod', true],
  [undefined, 'cod', true],
])('in %s, %s is offered: %s', (district, method, isOffered) => {
  expect(isOfferedIn(rules, district, method)).toBe(isOffered);
});

// Uses an agreed fee of 300 rupees, which differs from all current fees.
test.each<[District | undefined, District | undefined, number]>([
  ['Colombo', 'Jaffna', 450],
  ['Jaffna', 'Colombo', 350],
  ['Colombo', 'Kandy', 300],
  ['Jaffna', 'Jaffna', 300],
  [undefined, 'Jaffna', 300],
  ['Jaffna', undefined, 300],
])(
  'an order whose address moves from %s to %s costs %i rupees for delivery',
  (oldDistrict, newDistrict, feeLkr) => {
    expect(
      deliveryFeeAfterMove(rules, { district: oldDistrict, deliveryFeeLkr: 300 }, newDistrict),
    ).toBe(feeLkr);
  },
);
