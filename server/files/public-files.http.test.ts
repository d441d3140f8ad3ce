import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { listOpenFilesBelow } from '#test/list-open-files.ts';
import { rawRequest } from '#test/raw-request.ts';
import { sendBytes } from '#test/send-bytes.ts';

let folder = '';
let shop: InProcessShop;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-files-'));
  fs.cpSync('build/client', folder, { recursive: true });
  shop = await openInProcess({ filesFolder: folder });
});
afterAll(async () => {
  await shop?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function ask(file: string, headers: Record<string, string> = {}, method = 'GET') {
  return rawRequest(shop, { method, path: file, headers });
}

function largestScript(): string {
  const scripts = fs.readdirSync(path.join(folder, 'assets')).filter((name) => /\.js$/.test(name));
  const sizeOf = (name: string) => fs.statSync(path.join(folder, 'assets', name)).size;
  return `/assets/${scripts.sort((a, b) => sizeOf(b) - sizeOf(a))[0]}`;
}

const oneOfEachKind = () => [largestScript(), '/favicon.svg', '/og.jpg', '/icon-192.png'];

test.each([
  ['bytes=5-2', 416],
  ['bytes=0-18446744073709551615', 206],
  ['bytes=99999999-', 416],
  ['bytes=-0', 416],
  ['bytes=18446744073709551615-', 416],
  ['bytes=NaN-NaN', 200],
  ['bytes=--1', 200],
  ['bytes=1-2-3', 200],
  ['bytes=,', 200],
  ['bytes=', 200],
  ['lines=0-1', 200],
  ['bytes=0-1,4-5', 200],
  ['bytes 0-1', 200],
  [`bytes=${'0-1,'.repeat(500)}0-1`, 206],
])('the odd range %s gets the right status, and the shop still responds', async (range, status) => {
  for (const file of oneOfEachKind()) {
    const response = await ask(file, { Range: range });
    expect(response.status, `${range} of ${file}`).toBe(status);
    if (response.status === 416)
      expect(response.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  }
  expect((await ask('/livez')).status).toBe(200);
});

test('a requested range of a file is sent, and so are its last bytes', async () => {
  const whole = fs.readFileSync(path.join(folder, 'favicon.svg'), 'utf8');
  const first = await ask('/favicon.svg', { Range: 'bytes=0-3' });
  expect([first.status, first.body]).toEqual([206, whole.slice(0, 4)]);
  expect(first.headers['content-range']).toBe(`bytes 0-3/${whole.length}`);
  const last = await ask('/favicon.svg', { Range: 'bytes=-5' });
  expect([last.status, last.body]).toEqual([206, whole.slice(-5)]);
});

test('a browser gets a file in an accepted encoding, and 304 for a file that it has already', async () => {
  const file = largestScript();
  const whole = fs.readFileSync(path.join(folder, file), 'utf8');
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from };
  for (const [encoding, decode] of Object.entries(unpack)) {
    const response = await fetchRaw(file, encoding);
    expect(response.encoding).toBe(encoding);
    expect(decode(response.body).toString()).toBe(whole);
    expect(response.headers['content-type']).toBe('text/javascript');
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  const { headers } = await ask('/favicon.svg');
  const again = await ask('/favicon.svg', { 'If-None-Match': headers.etag ?? '' });
  expect([again.status, again.body]).toEqual([304, '']);
});

async function fetchRaw(file: string, accepted: string) {
  const head = `GET ${file} HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: ${accepted}\r\n`;
  const response = await sendBytes(shop, `${head}Connection: close\r\n\r\n`);
  const end = response.indexOf('\r\n\r\n');
  const lines = response.toString('latin1', 0, end).split('\r\n').slice(1);
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]]),
  );
  const body = response.subarray(end + 4);
  return { headers, body, encoding: headers['content-encoding'] ?? 'identity' };
}

test('a file that was deleted gets 404, and a file that cannot be read is logged as a fault', async () => {
  const filePath = path.join(folder, 'favicon.svg');
  const hidden = `${filePath}.away`;
  for (const suffix of ['', '.br', '.gz']) fs.renameSync(filePath + suffix, hidden + suffix);
  expect((await ask('/favicon.svg', { 'Accept-Encoding': 'br, gzip' })).status).toBe(404);

  fs.symlinkSync(filePath, filePath);
  expect((await ask('/favicon.svg')).status).toBe(500);
  expect(shop.logProblems().at(-1)).toMatchObject({ level: 50, err: { code: 'ELOOP' } });
  fs.rmSync(filePath);

  fs.mkdirSync(filePath);
  expect((await ask('/favicon.svg')).status).toBe(404);
  fs.rmdirSync(filePath);

  for (const suffix of ['', '.br', '.gz']) fs.renameSync(hidden + suffix, filePath + suffix);
  const { status, headers } = await ask('/favicon.svg', { 'Accept-Encoding': 'br' });
  expect([status, headers['content-encoding']]).toEqual([200, 'br']);
});

test('two hundred clients that disconnect in the middle leave no file open', async () => {
  const file = largestScript();
  const readers = Array.from({ length: 200 }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const socket = net.connect(shop.port, '127.0.0.1');
    socket.write(`GET ${file} HTTP/1.1\r\nHost: shop\r\n\r\n`);
    socket.once('data', () => socket.destroy());
    socket.once('close', () => resolve());
    return promise;
  });
  await Promise.all(readers);
  await expectFilesToClose();
});

async function expectFilesToClose() {
  const deadline = Date.now() + 5_000;
  while (listOpenFilesBelow(folder).length > 0 && Date.now() < deadline) await pause(20);
  expect(listOpenFilesBelow(folder)).toEqual([]);
}

test('a page that was opened before an update gets the script of its release, and no file outside of that folder', async () => {
  const kept = path.join(shop.dataDir, 'assets/client/assets');
  fs.mkdirSync(kept, { recursive: true });
  fs.writeFileSync(path.join(kept, 'cart-before.js'), 'before()');
  fs.writeFileSync(path.join(shop.dataDir, 'assets/files.json'), '["outside"]');
  const found = await ask('/assets/cart-before.js');
  expect(found).toMatchObject({ status: 200, body: 'before()' });
  expect(found.headers['cache-control']).toContain('immutable');
  // Node sends these paths as they are; a browser would shorten them.
  for (const up of ['../..', '%2e%2e/%2e%2e', '..%2f..', '%2e%2e%2f%2e%2e', '..\\..']) {
    const response = await ask(`/assets/${up}/files.json`);
    expect([response.status === 200, response.body.includes('outside')], up).toEqual([
      false,
      false,
    ]);
  }
});
