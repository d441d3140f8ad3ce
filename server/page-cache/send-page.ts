import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, FinishedPage } from './finish-page.ts';

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, isKept, etag, variants }: FinishedPage,
): void {
  const { headers, body } = variants[encodingFor(request.headers['accept-encoding'])];
  if (isKept && knows(request.headers['if-none-match'], etag)) {
    const { 'Content-Length': _, 'Content-Encoding': __, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The smallest of the encodings that the browser takes. */
function encodingFor(accepted = ''): Encoding {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const strong = etag.slice('W/'.length);
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(strong);
}
