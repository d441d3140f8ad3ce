import { expect, test } from 'vitest';
import { ContentCache } from './content-cache.ts';
import { ContentWatch } from './content-watch.ts';

/** Simulates a shop name that is cached from a table, with the version of that table. */
function aCachedName() {
  const table = { name: 'Sandhi', version: 1, reads: 0, fails: false };
  const watch = new ContentWatch(
    async () => ({ version: `${table.version}`, stock: '' }),
    () => undefined,
  );
  const readName = async () => {
    table.reads += 1;
    if (table.fails) throw new Error('The database is away.');
    return table.name;
  };
  const cache = new ContentCache(watch);
  return { table, watch, name: () => cache.get(readName, readName) };
}

test('data is read once for several callers, and again after the owner changed it', async () => {
  const { table, watch, name } = aCachedName();
  expect(await Promise.all([name(), name(), name()])).toEqual(['Sandhi', 'Sandhi', 'Sandhi']);
  expect(table.reads).toBe(1);

  Object.assign(table, { name: 'Sandhi Oil', version: 2 });
  watch.noteWrite();
  expect(await name()).toBe('Sandhi Oil');
  expect(table.reads).toBe(2);
});

test('a write that changed no content leaves the cached data', async () => {
  const { table, watch, name } = aCachedName();
  await name();
  watch.noteWrite();
  await name();
  expect(table.reads).toBe(1);
});

test('data that could not be read is read again for the next caller', async () => {
  const { table, name } = aCachedName();
  table.fails = true;
  await expect(name()).rejects.toThrow('The database is away.');
  table.fails = false;
  expect(await name()).toBe('Sandhi');
});
