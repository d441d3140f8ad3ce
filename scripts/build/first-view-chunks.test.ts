import { expect, test } from 'vitest';
import { firstViewChunks } from './first-view-chunks.ts';

const importers: Record<string, string[]> = {
  'a.mjs': ['b.mjs', '/shop/app/root.tsx'],
  'b.mjs': ['a.mjs'],
  'later.mjs': ['also-later.mjs'],
  'also-later.mjs': ['later.mjs'],
  'choice.mjs': ['/shop/app/storefront/checkout/checkout.route.tsx', 'stars.mjs'],
  'stars.mjs': ['/shop/app/storefront/reviews/review.route.tsx'],
};
const graph = {
  getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }),
};

test('modules that import each other are all put into the chunk of every page, or none of them', () => {
  const chunkOf = (id: string) =>
    firstViewChunks.groups.find(({ name }) => name(id, graph) !== null)?.debugName;
  expect(['a.mjs', 'b.mjs'].map(chunkOf)).toEqual(['shop', 'shop']);
  expect(['later.mjs', 'also-later.mjs'].map(chunkOf)).toEqual([undefined, undefined]);
});

test('modules that the same pages need are one chunk, and what one page imports alone stays with it', () => {
  const chunkOf = (id: string) =>
    firstViewChunks.groups.map(({ name }) => name(id, graph)).find((name) => name !== null);
  expect(chunkOf('choice.mjs')).toBe('checkout-review');
  expect(chunkOf('stars.mjs')).toBeUndefined();
});
