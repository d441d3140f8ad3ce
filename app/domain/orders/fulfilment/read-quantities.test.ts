import fc from 'fast-check';
import { expect, test } from 'vitest';
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
        expect(id).toMatch(/^[0-9a-f-]{36}$/);
        expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= 9_999).toBe(true);
      }
    }),
  );
});
