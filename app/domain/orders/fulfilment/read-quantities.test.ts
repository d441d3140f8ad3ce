import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readQuantities } from './read-quantities.ts';

test('only quantities from 0 to 9,999 of products are read from any form', () => {
  const name = fc.oneof(
    fc.uuid().map((id) => `quantity.${id}`),
    fc.string(),
    fc.constant('__proto__'),
  );
  const typed = fc.oneof(fc.nat(20_000).map(String), fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(fc.dictionary(name, typed), (form) => {
      for (const [id, quantity] of readQuantities(form) ?? []) {
        expect(z.guid().safeParse(id).success, id).toBe(true);
        expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= 9_999).toBe(true);
      }
    }),
  );
});

test('a quantity of a malformed product id is not read, because the database would refuse the id', () => {
  const malformed = ['-'.repeat(36), '0'.repeat(36), '6f2b7a526d55-4c39-9a3e-3f0d2c6f6f10--'];
  const form = Object.fromEntries(malformed.map((id) => [`quantity.${id}`, '1']));
  expect(readQuantities(form)).toEqual(new Map());
});
