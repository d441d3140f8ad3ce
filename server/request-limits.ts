import type { IncomingMessage, ServerResponse } from 'node:http';

const maxBodyBytes = 128 * 1024;
const maxUrlLength = 2_048;
const knownMethods = ['GET', 'HEAD', 'POST'];

/** Answers requests that no page of the shop would send, before anything is read of them. True when it answered. */
export function refuseBadRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const status = refusalStatus(request);
  if (status === undefined) return false;
  if (status === 405) response.setHeader('Allow', knownMethods.join(', '));
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(
    status === 413 ? 'This is more than the shop takes.' : 'The shop cannot read this request.',
  );
  return true;
}

/** The status that refuses a request; undefined for one that may be answered. */
export function refusalStatus({
  url = '/',
  method = '',
  headers,
}: IncomingMessage): number | undefined {
  if (url.length > maxUrlLength) return 414;
  if (!isReadable(url) || !URL.canParse(`http://${headers.host ?? 'localhost'}${url}`)) return 400;
  if (!knownMethods.includes(method)) return 405;
  if (headers['transfer-encoding'] !== undefined) return 411;
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return 413;
  return undefined;
}

/** A path that is broken names nothing, and what holds a zero byte cannot be looked up in a database. */
function isReadable(url: string): boolean {
  if (!url.startsWith('/') || url.includes('%00')) return false;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
