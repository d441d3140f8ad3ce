import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadLimits } from '#domain/media/upload-limits.ts';

const maxBodyBytes = 128 * 1024;
/** Ten pictures of 8 MB and what is typed beside them. They are read piece by piece, and each is measured as it comes. */
const maxUploadBytes = uploadLimits.files * uploadLimits.bytesOfFile + 2 * maxBodyBytes;
const takesPictures = /^\/admin\/products\/[^/?]+(\?|$)/;
/** Fifty orders of one page of the list that are ticked, to be printed, are 2,300 letters. */
const maxUrlLength = 4_096;
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
export function refusalStatus(request: IncomingMessage): number | undefined {
  const { url = '/', method = '', headers } = request;
  if (url.length > maxUrlLength) return 414;
  if (!isReadable(url) || !URL.canParse(`http://${headers.host ?? 'localhost'}${url}`)) return 400;
  if (!knownMethods.includes(method)) return 405;
  if (headers['transfer-encoding'] !== undefined) return 411;
  return Number(headers['content-length'] ?? 0) > limitOf(request) ? 413 : undefined;
}

function limitOf({ url = '/', method, headers }: IncomingMessage): number {
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  return method === 'POST' && isForm && takesPictures.test(url) ? maxUploadBytes : maxBodyBytes;
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
