import { expect, test } from 'vitest';
import { firstViewChunks } from './first-view-chunks.ts';

const importers: Record<string, string[]> = {
  'a.mjs': ['b.mjs', '/shop/app/root.tsx'],
  'b.mjs': ['a.mjs'],
  'later.mjs': ['also-later.mjs'],
  'also-later.mjs': ['later.mjs'],
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
