import type { IncomingMessage, ServerResponse } from 'node:http';

const checkMs = 2_000;
/** A sender slower than this is not waited for: a phone on a weak line is faster. */
const leastBytes = 64 * 1024;

/**
 * Reads and drops the rest of a request that is answered early, then closes: a sender that is cut off would miss the
 * answer, and a proxy that used the connection again would wait for ever.
 */
export function readRestOfRequest(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const isLarge = Number(request.headers['content-length'] ?? 0) > leastBytes;
  const writeHead = response.writeHead;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    // A small body has mostly arrived already and waits to be read.
    if (!request.complete && isLarge) response.setHeader('Connection', 'close');
    return writeHead.apply(response, head);
  }) as typeof writeHead;

  const end = response.end;
  response.end = ((...last: Parameters<typeof end>) => {
    const endNow = () => end.apply(response, last);
    if (request.complete || request.destroyed) return endNow();
    if (!response.headersSent) response.writeHead(response.statusCode);
    const [content] = last as unknown[];
    if (typeof content === 'string' || content instanceof Uint8Array) {
      response.write(content);
      last.shift();
    }
    forgetRest(request, response, endNow);
    return response;
  }) as typeof end;
}

function forgetRest(request: IncomingMessage, response: ServerResponse, done: () => void) {
  let bytes = 0;
  const check = setInterval(() => {
    if (bytes < leastBytes) request.destroy();
    bytes = 0;
  }, checkMs);
  request.removeAllListeners('data');
  request.on('data', (piece: Buffer) => {
    bytes += piece.length;
  });
  request.once('end', done);
  response.once('close', () => clearInterval(check));
  request.resume();
}
