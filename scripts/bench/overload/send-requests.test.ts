import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sendRequest } from './send-requests.ts';

const server = http.createServer((_, response) => {
  response.writeHead(200, { 'Content-Length': 100 });
  response.write('cut', () => response.destroy());
});
const agent = new http.Agent();
afterEach(() => {
  agent.destroy();
  server.close();
});

test('a response that breaks off is an error instead of an endless wait', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(sendRequest(agent, url, { path: '/', headers: {} })).rejects.toMatchObject({
    code: 'ECONNRESET',
  });
});
