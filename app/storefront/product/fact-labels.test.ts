import { expect, test } from 'vitest';
import { productFacts } from '#domain/catalog/product-facts.copy.ts';
import { factNames } from '#domain/catalog/product-facts.ts';
import { factLabels } from './product.copy.ts';

test('the page of a product names its facts as the form of the panel does, in the same order', () => {
  const inTheForm = factNames.map((name) => [name, productFacts[name].label]);
  expect(Object.entries(factLabels)).toEqual(inTheForm);
});
