import { expect, test } from 'vitest';
import { ContentWatch } from './content-watch.ts';
import { KeptFacts } from './kept-facts.ts';

/** A shop name that is read from a table, and the mark of that table. */
function someFacts() {
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
  const facts = new KeptFacts(watch);
  return { table, watch, name: () => facts.of(readName, readName) };
}

test('a fact is read once for many who ask, and again when the owner has changed something', async () => {
  const { table, watch, name } = someFacts();
  expect(await Promise.all([name(), name(), name()])).toEqual(['Sandhi', 'Sandhi', 'Sandhi']);
  expect(table.reads).toBe(1);

  Object.assign(table, { name: 'Sandhi Oil', version: 2 });
  watch.noteWrite();
  expect(await name()).toBe('Sandhi Oil');
  expect(table.reads).toBe(2);
});

test('a write that changed no content leaves facts as they are', async () => {
  const { table, watch, name } = someFacts();
  await name();
  watch.noteWrite();
  await name();
  expect(table.reads).toBe(1);
});

test('a fact that could not be read is asked for again', async () => {
  const { table, name } = someFacts();
  table.fails = true;
  await expect(name()).rejects.toThrow('The database is away.');
  table.fails = false;
  expect(await name()).toBe('Sandhi');
});
