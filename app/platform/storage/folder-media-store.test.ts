import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { FolderMediaStore } from './folder-media-store.server.ts';
import { formatMediaName } from './media-name.ts';
import { StorageOutage } from './media-store.server.ts';

const folders: string[] = [];
function aStore() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-media-'));
  folders.push(folder);
  return new FolderMediaStore(folder);
}
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

const aName = () => formatMediaName({ id: randomUUID(), width: 480 });

test('a picture is kept, listed, read again, replaced and removed', async () => {
  const store = aStore();
  const name = aName();
  expect(await store.list()).toEqual([]);
  await store.write(name, Buffer.from('first'));
  await store.write(
    name,
    (async function* () {
      yield Buffer.from('second');
    })(),
  );
  expect(await store.list()).toMatchObject([{ name, bytes: 6 }]);
  const opened = await store.open(name);
  expect(opened?.bytes).toBe(6);
  expect(opened && (await text(opened.content))).toBe('second');
  await store.remove(name);
  expect(await store.open(name)).toBeUndefined();
});

test('a folder that was replaced by a file is an outage, which each operation reports', async () => {
  const reported: Error[] = [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-media-'));
  folders.push(folder);
  const store = new FolderMediaStore(folder, (problem) => reported.push(problem));
  expect(await store.state()).toBe('local');
  fs.writeFileSync(store.folder, 'something else');
  await expect(store.open(aName())).rejects.toBeInstanceOf(StorageOutage);
  await expect(store.newIncoming()).rejects.toBeInstanceOf(StorageOutage);
  await expect(store.remove(aName())).rejects.toBeInstanceOf(StorageOutage);
  await expect(store.list()).rejects.toBeInstanceOf(StorageOutage);
  await expect(store.clearIncoming(new Date())).rejects.toBeInstanceOf(StorageOutage);
  expect([reported.length, await store.state()]).toEqual([5, 'unreachable']);
});

test('a disk that is lost while a picture is written is an outage as well', async () => {
  const store = aStore();
  const cut = (async function* () {
    yield Buffer.from('half');
    fs.rmSync(store.folder, { recursive: true });
    fs.writeFileSync(store.folder, 'something else');
  })();
  await expect(store.write(aName(), cut)).rejects.toBeInstanceOf(StorageOutage);
});

test('a picture that is cut off while it is written leaves no file', async () => {
  const store = aStore();
  const cut = (async function* () {
    yield Buffer.from('half');
    throw new Error('the line went dead');
  })();
  await expect(store.write(aName(), cut)).rejects.toThrow('the line went dead');
  expect(fs.readdirSync(store.folder, { recursive: true })).toEqual(['incoming']);
});

test.each([
  '../secret',
  'x-480.webp',
  `${randomUUID()}-480.webp/..`,
  `${randomUUID()}-480.svg`,
  '',
])('%j is not the name of a picture, and is refused by every operation', async (name) => {
  const store = aStore();
  await expect(store.write(name, Buffer.from('x'))).rejects.toThrow('no name');
  await expect(store.open(name)).rejects.toThrow('no name');
  await expect(store.remove(name)).rejects.toThrow('no name');
});

test('old unfinished files are deleted, and new ones stay', async () => {
  const store = aStore();
  const [old, fresh] = [await store.newIncoming(), await store.newIncoming()];
  for (const filePath of [old, fresh]) fs.writeFileSync(filePath, 'x');
  fs.utimesSync(old, 1000, 1000);
  await store.clearIncoming(new Date(2_000_000));
  expect([old, fresh].map((filePath) => fs.existsSync(filePath))).toEqual([false, true]);
});
