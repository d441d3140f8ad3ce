import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { uploadLimits } from '#domain/media/upload-limits.ts';
import type { Config } from '#platform/config/config.server.ts';
import { log } from '#platform/log/log.server.ts';
import { closeSlowUploads, listen } from './listen.ts';
import { type Middleware, runMiddleware } from './middleware.ts';

const pace = { checkEveryMs: 10, graceMs: 1_000, bytesPerSecond: 1_000 };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type ServerOptions = { readsAfterMs?: number; refuses?: boolean };

/**
 * Opens a server that reads a form after a delay or refuses it, and sends the head of a form of this many bytes. A refused
 * connection is never closed as idle, so that only `closeSlowUploads` can end it.
 */
async function startForm(bytes: number, { readsAfterMs = 0, refuses }: ServerOptions = {}) {
  const respond: Middleware = async (request, response) => {
    if (refuses) return void response.end('refused');
    await pause(readsAfterMs);
    response.end(`${(await text(request).catch(() => '')).length} bytes`);
  };
  server = createServer(
    { keepAliveTimeout: refuses ? 0 : pace.graceMs },
    runMiddleware([respond], log),
  );
  closeSlowUploads(server, pace);
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${bytes}\r\n\r\n`);
  return socket;
}

test('a phone on a weak connection has enough time to send a photo of the maximum size', async () => {
  server = await listen(() => undefined, { host: '127.0.0.1', port: 0 } as Config);
  const bytesPerSecond = 14 * 1024;
  const seconds = uploadLimits.maxFileBytes / bytesPerSecond;
  expect(server.requestTimeout).toBeGreaterThan(seconds * 1_000);
});

test('a client that stops sending a form gets 408, and is disconnected', async () => {
  const socket = await startForm(1_000);
  socket.write('half of it');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
});

test('a client that was answered early and never sends the rest is disconnected too', async () => {
  const socket = await startForm(1_000, { refuses: true });
  expect(await text(socket)).toContain('refused');
});

test('a client that sends a form byte by byte is disconnected', async () => {
  const socket = await startForm(1_000_000);
  const dripping = setInterval(() => socket.write('x'), 20);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(dripping);
});

test('a client that sends a form slowly, but fast enough, is served', async () => {
  const socket = await startForm(12 * 1_000);
  const received = text(socket);
  for (let piece = 0; piece < 12; piece += 1) {
    await pause(pace.graceMs / 10);
    socket.write('x'.repeat(1_000));
  }
  expect(await received).toContain('12000 bytes');
});

test('a client whose form is refused early, and who sends it slowly, but fast enough, can send all of it', async () => {
  const bytes = 30 * 1_000;
  const socket = await startForm(bytes, { refuses: true });
  const received = text(socket);
  for (let piece = 0; piece < 30; piece += 1) {
    socket.write('x'.repeat(1_000));
    await pause(100);
  }
  socket.end();
  expect(await received).toMatch(/refused\r\n0\r\n\r\n$/);
});

test('a client that waits because the shop does not read yet is not disconnected', async () => {
  const bytes = 4 * 1024 * 1024;
  const socket = await startForm(bytes, { readsAfterMs: 4 * pace.graceMs });
  socket.write('x'.repeat(bytes));
  expect(await text(socket)).toContain(`${bytes} bytes`);
});
