import type { IncomingMessage, ServerResponse } from 'node:http';

export const maxBodyBytes = 128 * 1024;
const maxUrlLength = 2_048;

/** Answers requests that no page of the shop would send, before anything is read of them. True when it answered. */
export function refuseBadRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const status = refusalStatus(request);
  if (status === undefined) return false;
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end('The shop cannot read this request.');
  return true;
}

function refusalStatus({ url = '/', headers }: IncomingMessage): number | undefined {
  if (url.length > maxUrlLength) return 414;
  if (!isReadable(url)) return 400;
  if (headers['transfer-encoding'] !== undefined) return 411;
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return 413;
  return undefined;
}

/** A path that is broken, or holds what a database cannot store, names nothing. */
function isReadable(url: string): boolean {
  if (!url.startsWith('/')) return false;
  try {
    return !decodeURIComponent(url.split('?')[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}
