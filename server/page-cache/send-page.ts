import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from '#server/accepted-encodings.ts';
import type { FinishedPage } from './finish-page.ts';

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, isKept, etag, variants }: FinishedPage,
): void {
  const { headers, body } =
    variants[acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity'];
  if (isKept && knows(request.headers['if-none-match'], etag)) {
    const { 'Content-Length': _, 'Content-Encoding': __, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const strong = etag.slice('W/'.length);
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(strong);
}
