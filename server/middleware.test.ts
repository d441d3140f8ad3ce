import { once } from 'node:events';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { log } from '#platform/log/log.server.ts';
import { type Middleware, runMiddleware } from './middleware.ts';

/** Sends half of a form, and the rest as soon as the response begins. Returns what arrives. */
async function answerEarly(respond: Middleware): Promise<Buffer> {
  const server = createServer(runMiddleware([respond], log)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.0\r\nHost: shop\r\nContent-Length: 8\r\n\r\nhalf');
  socket.once('data', () => socket.write('half'));
  return buffer(socket);
}

test.each(['utf8', 'latin1', undefined] as const)(
  'a text with the encoding %s that is sent before the form has arrived is the whole content',
  async (encoding) => {
    let isFinished = false;
    const finish = () => {
      isFinished = true;
    };
    const received = await answerEarly((_, response) => {
      if (encoding) response.end('é', encoding, finish);
      else response.end('é', finish);
    });
    const content = received.subarray(received.indexOf('\r\n\r\n') + 4);
    expect(content).toEqual(Buffer.from('é', encoding));
    expect(isFinished).toBe(true);
  },
);
