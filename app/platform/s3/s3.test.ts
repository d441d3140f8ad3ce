import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { realStorage } from '#test/real-storage.ts';
import { openS3Storage } from '#test/s3-storage.ts';
import { bucketUrl, S3 } from './s3.server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-s3-'));
let storage: Awaited<ReturnType<typeof openS3Storage>>;
beforeAll(async () => {
  storage = await openS3Storage();
});
afterEach(() => {
  storage.setFault();
  storage.moveClock(0);
});
afterAll(() => {
  storage.close();
  fs.rmSync(folder, { recursive: true });
});

function aFile(content: string | Buffer): string {
  const filePath = path.join(folder, randomUUID());
  fs.writeFileSync(filePath, content);
  return filePath;
}

async function keysOf(s3: S3, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of s3.list(prefix)) keys.push(key);
  return keys;
}

test('a file is put, listed, read again, replaced and deleted, whatever its name', async () => {
  const s3 = new S3(realStorage() ?? storage.config);
  const prefix = `test-${randomUUID()}/`;
  const names = ['a b+c.webp', "ක්‍රියා&<'>.age", 'deep/er/~x', 'p%2e', 'z'];
  const content = Buffer.alloc(300_000, 'sandhi');
  for (const name of names) await s3.put(prefix + name, aFile('first'));
  const { sha256 } = await s3.put(`${prefix}z`, aFile(content), { contentType: 'image/webp' });
  expect(await keysOf(s3, prefix)).toEqual(names.map((name) => prefix + name).sort());
  const opened = await s3.get(`${prefix}z`);
  expect(opened).toMatchObject({ bytes: content.length, sha256 });
  expect(opened && (await buffer(opened.content)).equals(content)).toBe(true);
  for (const name of names) await s3.delete(prefix + name);
  await s3.delete(`${prefix}z`);
  expect(await keysOf(s3, prefix)).toEqual([]);
  expect(await s3.get(`${prefix}z`)).toBeUndefined();
});

test('a wrong key, secret or bucket is refused with its own code', async () => {
  const config = realStorage() ?? storage.config;
  const wrong = { accessKeyId: 'another', secretAccessKey: 'another', bucket: 'no-such-bucket' };
  const codes = { accessKeyId: 'wrong-key', secretAccessKey: 'wrong-key', bucket: 'no-bucket' };
  for (const name of ['accessKeyId', 'secretAccessKey', 'bucket'] as const) {
    const s3 = new S3({ ...config, [name]: wrong[name] });
    await expect(s3.get('x')).rejects.toMatchObject({ code: codes[name] });
    await expect(s3.put('x', aFile('x'))).rejects.toMatchObject({ code: codes[name] });
  }
});

test('a wrong clock is refused with its own code', async () => {
  storage.moveClock(1);
  const s3 = new S3(storage.config);
  await expect(s3.put('x', aFile('x'))).rejects.toMatchObject({ code: 'clock' });
});

test('a request that fails because of an overload or a lost connection is repeated, and sent three times at most', async () => {
  const s3 = new S3(storage.config);
  let faultsLeft = 2;
  storage.setFault((request, response) => {
    faultsLeft -= 1;
    if (faultsLeft === 1) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    else if (faultsLeft === 0) request.destroy();
    return faultsLeft >= 0;
  });
  await s3.put('again', aFile('kept'));
  expect(storage.kept.get('again')?.content.toString()).toBe('kept');

  const before = storage.requests.length;
  storage.setFault((_, response) => {
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    return true;
  });
  await expect(s3.put('x', aFile('x'))).rejects.toMatchObject({ code: 'unreachable' });
  expect(storage.requests.length - before).toBe(3);
});

test.each([
  { status: 400, name: 'RequestTimeout', code: 'unreachable', attempts: 3 },
  { status: 400, name: 'Throttling', code: 'unreachable', attempts: 3 },
  { status: 409, name: 'OperationAborted', code: 'unreachable', attempts: 3 },
  { status: 403, name: 'AccessDenied', code: 'wrong-key', attempts: 1 },
  { status: 400, name: 'InvalidArgument', code: 'refused', attempts: 1 },
  { status: 507, name: 'XMinioStorageFull', code: 'no-room', attempts: 1 },
])('only temporary errors are retried: $status $name', async ({ status, name, code, attempts }) => {
  const s3 = new S3(storage.config);
  const before = storage.requests.length;
  storage.setFault((_, response) => {
    response.writeHead(status).end(`<Error><Code>${name}</Code></Error>`);
    return true;
  });
  await expect(s3.put('x', aFile('x'))).rejects.toMatchObject({ code });
  expect(storage.requests.length - before).toBe(attempts);
});

test('an upload that stalled is sent again, as is a read whose 404 is truncated', async () => {
  const s3 = new S3(storage.config);
  const failOnce = (fault: (response: ServerResponse) => void) => {
    let faultsLeft = 1;
    storage.setFault((_, response) => {
      if (faultsLeft > 0) fault(response);
      faultsLeft -= 1;
      return faultsLeft >= 0;
    });
  };
  failOnce((response) => {
    response.writeHead(400).end('<Error><Code>RequestTimeout</Code></Error>');
  });
  await s3.put('stalled', aFile('kept'));
  expect(storage.kept.get('stalled')?.content.toString()).toBe('kept');

  failOnce((response) => {
    response.writeHead(404, { 'Content-Length': 100 });
    response.write('<Error>', () => response.destroy());
  });
  const opened = await s3.get('stalled');
  expect(opened && (await buffer(opened.content)).toString()).toBe('kept');
});

test('a request that its caller aborts ends at once and is not repeated, even if the storage is silent', async () => {
  const s3 = new S3(storage.config);
  const filePath = aFile('x');
  const aborted = async (ask: (signal: AbortSignal) => Promise<unknown>) => {
    const before = storage.requests.length;
    const controller = new AbortController();
    storage.setFault(() => {
      controller.abort();
      return true;
    });
    await expect(ask(controller.signal)).rejects.toMatchObject({ code: 'unreachable' });
    return storage.requests.length - before;
  };
  expect(await aborted((signal) => s3.listFolder('x', { signal }))).toBe(1);
  expect(await aborted((signal) => s3.delete('x', { signal }))).toBe(1);
  expect(await aborted((signal) => s3.put('x', filePath, { signal }))).toBe(1);
});

test('a truncated download fails, and so does an upload whose content changed or whose response is truncated', async () => {
  const s3 = new S3(storage.config);
  await s3.put('cut', aFile('whole and well'));
  storage.setFault((_, response) => {
    response.writeHead(200, { 'Content-Length': 14 });
    response.write('whole', () => response.destroy());
    return true;
  });
  const opened = await s3.get('cut');
  await expect(opened && buffer(opened.content)).rejects.toThrow();
  await expect(s3.put('kept', aFile('x'))).rejects.toMatchObject({ code: 'unreachable' });

  const filePath = aFile('first');
  storage.setFault((request) => {
    if (request.method === 'PUT') request.headers['x-amz-content-sha256'] = 'f'.repeat(64);
    return false;
  });
  await expect(s3.put('changed', filePath)).rejects.toMatchObject({ code: 'wrong-key' });
  expect(storage.kept.has('changed')).toBe(false);
});

test('a bucket is in the path, or in front of the host name', () => {
  const urlWith = (pathStyle: boolean) =>
    bucketUrl({ ...storage.config, endpoint: new URL('https://s3.example.com:8443'), pathStyle })
      .href;
  expect([urlWith(true), urlWith(false)]).toEqual([
    'https://s3.example.com:8443/sandhi-files/',
    'https://sandhi-files.s3.example.com:8443/',
  ]);
});
