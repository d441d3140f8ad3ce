import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { closeSlowDownloads } from './listen.ts';

/** More bytes than the system buffers of a response that nobody reads. */
const large = Buffer.alloc(32 * 1024 * 1024);
const pace = { checkEveryMs: 10, graceMs: 100, bytesPerSecond: 256 * 1024 * 1024 };

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

async function askFor(body: Buffer, bytesPerSecond = pace.bytesPerSecond): Promise<net.Socket> {
  server = createServer((_, response) => response.end(body));
  closeSlowDownloads(server, { ...pace, bytesPerSecond });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  return socket;
}

/** Resolves when the server has closed its side of the connection. */
async function waitForDisconnect(): Promise<void> {
  const [socket] = (await once(server as Server, 'connection')) as [net.Socket];
  await once(socket, 'close');
}

test('a client that does not read a large response is disconnected', async () => {
  const socket = await askFor(large);
  socket.on('error', () => undefined);
  await waitForDisconnect();
});

test('a client that reads a large response byte by byte is disconnected', async () => {
  const socket = await askFor(large);
  socket.on('error', () => undefined);
  const dripping = setInterval(() => socket.read(1), 5);
  await waitForDisconnect();
  clearInterval(dripping);
});

test('a client that reads a large response gets all of it, and a small response may stay unread', async () => {
  const slowestDownload = 2 * 1024 * 1024;
  const reader = await askFor(large, slowestDownload);
  expect((await buffer(reader.resume())).length).toBeGreaterThan(large.length);
  const socket = await askFor(Buffer.from('small'));
  await pause(pace.checkEveryMs * 20);
  expect(`${await buffer(socket)}`).toContain('small');
});
