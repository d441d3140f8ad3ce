import http from 'node:http';
import { text } from 'node:stream/consumers';

export type RawResponse = { status: number; headers: http.IncomingHttpHeaders; body: string };

type Raw = {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** Sends a request with these headers; only Host, Connection and the length of the body are added. */
export function rawRequest(
  { port }: { port: number },
  { method = 'POST', path = '/checkout', headers = {}, body = '' }: Raw,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const length = headers['Transfer-Encoding']
      ? {}
      : { 'Content-Length': Buffer.byteLength(body) };
    const request = http.request(
      { host: '127.0.0.1', port, method, path, headers: { ...length, ...headers }, agent: false },
      (response) => {
        text(response).then(
          (read) =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
          reject,
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
