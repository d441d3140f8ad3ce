import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { path: string; authorization: string | undefined; fields: Record<string, string> };

/** The response of the service: a status with a body, a connection cut before or within the response, or none at all. */
export type SmsResponse =
  | { status: number; body: string; headers?: Record<string, string> }
  | 'cut'
  | 'half'
  | 'silence';

const success = { status: 200, body: '{"status":"success","data":"Sent"}' };

/** Opens an SMS provider on this machine that accepts requests as notify.lk and text.lk do. */
export async function openSmsService() {
  const received: Received[] = [];
  let next: SmsResponse = success;
  const server = http.createServer(async (request, response) => {
    const body = await bodyOf(request);
    const fields = request.headers['content-type']?.includes('json')
      ? (JSON.parse(body) as Record<string, string>)
      : Object.fromEntries(new URLSearchParams(body));
    const { authorization } = request.headers;
    received.push({ path: `${request.method} ${request.url}`, authorization, fields });
    if (next === 'silence') return;
    if (next === 'cut') return void request.socket.destroy();
    if (next === 'half') {
      response.writeHead(200, { 'Content-Length': '40' });
      response.write('{"status":"succ', () => request.socket.destroy());
      return;
    }
    response.writeHead(next.status, { 'Content-Type': 'application/json', ...next.headers });
    response.end(next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    respondWith(response: SmsResponse) {
      next = response;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
