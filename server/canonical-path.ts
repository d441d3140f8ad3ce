import type { IncomingMessage, ServerResponse } from 'node:http';

const onlySlashes = /^\/{2,}((?:\?.*)?)$/;
const withSlash = /^(\/(?![/\\])[^?\\]*[^?/\\])\/+(\?.*)?$/;

/**
 * Redirects to the canonical path of a page, which has no slash at its end. Returns true when it redirected.
 */
export function redirectToCanonicalPath(
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const address = canonicalPath(request.url ?? '/');
  if (address === undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
    return false;
  response.writeHead(308, { Location: address }).end();
  return true;
}

/**
 * Returns undefined for a canonical path, and for one that a browser might read as another host.
 */
export function canonicalPath(url: string): string | undefined {
  const [, home] = onlySlashes.exec(url) ?? [];
  if (home !== undefined) return `/${home}`;
  const [, path, query = ''] = withSlash.exec(url) ?? [];
  return path === undefined ? undefined : path + query;
}
