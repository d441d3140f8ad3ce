import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { S3 } from '#platform/s3/s3.server.ts';
import { openS3Storage } from '#test/s3-storage.ts';
import { FolderMediaStore } from './folder-media-store.server.ts';
import { formatMediaName } from './media-name.ts';
import { StorageOutage } from './media-store.server.ts';
import { moveBack, moveToS3 } from './move-media.server.ts';
import { S3MediaStore } from './s3-media-store.server.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

async function aStore({ movingBack = false } = {}) {
  const storage = await openS3Storage();
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-s3-media-'));
  closing.push(storage.close, () => fs.rmSync(root, { recursive: true }));
  const places = { s3: new S3(storage.config), kind: 'shop', folder: new FolderMediaStore(root) };
  return { storage, places, store: new S3MediaStore({ ...places, isMovingBack: movingBack }) };
}

const aName = () => formatMediaName({ id: randomUUID(), width: 480 });

async function contentOf(store: Pick<S3MediaStore, 'open'>, name: string) {
  const file = await store.open(name);
  return file && text(file.content);
}

async function storeFile(store: S3MediaStore, name: string, content: string) {
  const filePath = await store.newIncoming();
  fs.writeFileSync(filePath, content);
  await store.finish(filePath, name);
  return filePath;
}

test('a picture is stored in the bucket alone, read from there, and removed', async () => {
  const { storage, places, store } = await aStore();
  const name = aName();
  const filePath = await storeFile(store, name, 'content');
  expect([fs.existsSync(filePath), await places.folder.list()]).toEqual([false, []]);
  expect([...storage.kept.keys()]).toEqual([`shop/media/${name}`]);
  expect(await contentOf(store, name)).toBe('content');
  expect(await store.list()).toMatchObject([{ name, bytes: 7 }]);
  await store.remove(name);
  expect([await store.open(name), storage.kept.size]).toEqual([undefined, 0]);
  expect(await store.state()).toBe('reachable');
  await expect(storeFile(store, '../secret', 'x')).rejects.toThrow('no name');
});

test('pictures move to the bucket and back, are readable in between, and a move that was stopped can be repeated', async () => {
  const { storage, places, store } = await aStore();
  const names = Array.from({ length: 7 }, aName);
  for (const name of names) await places.folder.write(name, Buffer.from(`content of ${name}`));
  const readable = async () => {
    for (const name of names) expect(await contentOf(store, name)).toBe(`content of ${name}`);
    expect((await store.list()).map(({ name }) => name).sort()).toEqual([...names].sort());
  };

  let puts = 0;
  storage.setFault((request) => {
    if (request.method === 'PUT') puts += 1;
    if (puts >= 4) request.destroy();
    return puts >= 4;
  });
  await expect(moveToS3(places)).rejects.toMatchObject({ code: 'unreachable' });
  storage.setFault();
  expect((await places.folder.list()).length).toBe(4);
  await readable();

  expect(await moveToS3(places)).toMatchObject({ moved: 4, differ: [] });
  expect(await places.folder.list()).toEqual([]);
  await readable();
  expect(await moveToS3(places)).toMatchObject({ moved: 0 });

  expect(await moveBack(places)).toMatchObject({ moved: 7, differ: [] });
  expect([storage.kept.size, (await places.folder.list()).length]).toEqual([0, 7]);
  await readable();
});

test('a list that is read while pictures move back into the folder has every picture', async () => {
  const { places } = await aStore();
  const names = Array.from({ length: 3 }, aName).sort();
  for (const name of names) await places.folder.write(name, Buffer.from('content'));
  await moveToS3(places);
  class MovedFolder extends FolderMediaStore {
    override async list() {
      const found = await super.list();
      await moveBack(places);
      return found;
    }
  }
  const folder = new MovedFolder(path.dirname(places.folder.folder));
  const store = new S3MediaStore({ ...places, folder, isMovingBack: true });
  expect((await store.list()).map(({ name }) => name).sort()).toEqual(names);
});

test('a picture whose contents differ between folder and bucket, as after a damaged upload, is left in both, and reported', async () => {
  const { storage, places } = await aStore();
  const name = aName();
  await places.folder.write(name, Buffer.from('whole'));
  storage.setFault(() => {
    for (const stored of storage.kept.values()) stored.content = Buffer.from('w');
    return false;
  });
  for (const move of [moveToS3, moveToS3, moveBack]) {
    expect(await move(places)).toMatchObject({ moved: 0, differ: [name] });
  }
  expect([await contentOf(places.folder, name), storage.kept.size]).toEqual(['whole', 1]);
});

test('a picture that is truncated while it moves back stays in the bucket, and the move fails with an S3Error', async () => {
  const { storage, places, store } = await aStore();
  await storeFile(store, aName(), 'content');
  storage.setFault((request, response) => {
    if (!request.url?.includes('.webp')) return false;
    response.writeHead(200, { 'Content-Length': 7 });
    response.write('cont', () => response.destroy());
    return true;
  });
  await expect(moveBack(places)).rejects.toMatchObject({ name: 'S3Error', code: 'unreachable' });
  expect([storage.kept.size, await places.folder.list()]).toEqual([1, []]);
});

test('while pictures move back, new pictures go into the folder', async () => {
  const { storage, places, store } = await aStore({ movingBack: true });
  const name = aName();
  await storeFile(store, name, 'new');
  expect([storage.kept.size, (await places.folder.list()).length]).toEqual([0, 1]);
});

test('a picture that one instance stores is available to another at once', async () => {
  const [{ storage, store }, name] = [await aStore(), aName()];
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-s3-other-'));
  closing.push(() => fs.rmSync(elsewhere, { recursive: true }));
  const folder = new FolderMediaStore(elsewhere);
  const other = new S3MediaStore({ s3: new S3(storage.config), kind: 'shop', folder });
  expect(await other.open(name)).toBeUndefined();
  await storeFile(store, name, 'new');
  expect(await contentOf(other, name)).toBe('new');
});

function silence(request: http.IncomingMessage) {
  request.destroy();
  return true;
}

function passPause() {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5001);
}

test('after a pause a silent storage gets a single request again', async () => {
  const { storage, store } = await aStore();
  const name = aName();
  await storeFile(store, name, 'content');
  storage.setFault(silence);
  await expect(store.open(name)).rejects.toBeInstanceOf(StorageOutage);
  await expect(store.open(name)).rejects.toThrow('silent just now');
  expect(await store.state()).toBe('unreachable');

  storage.setFault();
  passPause();
  const both = await Promise.allSettled([contentOf(store, name), contentOf(store, name)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await contentOf(store, name)).toBe('content');
});

test('a storage that refuses gets every request, even right after an outage', async () => {
  const { storage, store } = await aStore();
  storage.setFault(silence);
  await expect(store.open(aName())).rejects.toBeInstanceOf(StorageOutage);
  passPause();
  storage.setFault((_, response) => {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    return true;
  });
  const before = storage.requests.length;
  await expect(store.open(aName())).rejects.toThrow('S3_ACCESS_KEY_ID');
  await expect(store.open(aName())).rejects.toThrow('S3_ACCESS_KEY_ID');
  expect(storage.requests.length - before).toBe(2);
  expect(await store.state()).toBe('refused');
});

test('a storage that is down is an outage, and stores nothing', async () => {
  const { storage, store } = await aStore();
  storage.setFault((_, response) => {
    response.writeHead(503).end();
    return true;
  });
  await expect(store.open(aName())).rejects.toBeInstanceOf(StorageOutage);
  await expect(storeFile(store, aName(), 'x')).rejects.toBeInstanceOf(StorageOutage);
  expect(storage.kept.size).toBe(0);
});
