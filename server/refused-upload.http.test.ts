import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess();
});
afterAll(() => shop?.close());

const megabyte = 1024 * 1024;

function head(length: number, path = '/admin/products/pictures') {
  const type = 'multipart/form-data; boundary=x';
  const lines = [`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${shop.port}`, `Origin: ${shop.url}`];
  return `${[...lines, `Content-Type: ${type}`, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`;
}

/** Sends a request on a connection that this side never closes. */
function send(pieces: readonly (string | Buffer)[]) {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const socket = net.connect(shop.port, '127.0.0.1', () => {
    for (const piece of pieces) socket.write(piece);
  });
  const response = { text: '', failed: '' };
  socket.on('data', (chunk) => {
    response.text += chunk.toString('latin1');
  });
  socket.on('error', (error) => {
    response.failed = error.message;
  });
  socket.on('close', () => resolve());
  return { response, closed, socket };
}

test('a large upload of a visitor who is not signed in is read to its end and answered, and its connection is closed', async () => {
  for (const path of ['/admin/products/pictures', '/admin/products/new']) {
    const body = Buffer.alloc(8.6 * megabyte, 'x');
    const { response, closed, socket } = send([head(body.length, path), body]);
    await closed;
    expect(response.failed).toBe('');
    expect(response.text).toMatch(/^HTTP\/1\.1 401 /);
    expect(response.text).toMatch(/\r\nconnection: close\r\n/i);
    expect(socket.bytesWritten).toBeGreaterThan(body.length);
  }
});

test('a form with files that is too large for its URL gets 413', async () => {
  const body = Buffer.alloc(megabyte, 'x');
  const { response, closed } = send([head(body.length, '/checkout'), body]);
  await closed;
  expect(response.failed).toBe('');
  expect(response.text).toMatch(/^HTTP\/1\.1 413 /);
});

test('slow uploads of visitors who are not signed in are answered within seconds, before their bodies have arrived', async () => {
  const uploads = Array.from({ length: 200 }, () => send([head(8 * megabyte), 'a few bytes']));
  const isAnswered = ({ response }: (typeof uploads)[number]) =>
    response.text.startsWith('HTTP/1.1 401 ');
  const deadline = performance.now() + 15_000;
  while (!uploads.every(isAnswered) && performance.now() < deadline) await pause(50);
  const answered = uploads.filter(isAnswered).length;
  for (const { socket } of uploads) socket.destroy();
  expect(answered).toBe(200);
});

test('the response to a form that arrived completely keeps its connection open', async () => {
  const { response, socket } = send([
    head(3).replace('multipart/form-data; boundary=x', 'x/y'),
    'a=b',
  ]);
  while (!response.text.includes('\r\n\r\n')) await pause(10);
  socket.destroy();
  expect(response.text).not.toMatch(/\r\nconnection: close\r\n/i);
});
