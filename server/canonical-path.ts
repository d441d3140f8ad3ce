import type { IncomingMessage, ServerResponse } from 'node:http';

const onlySlashes = /^\/{2,}((?:\?.*)?)$/;
const withTrailingSlash = /^(\/(?![/\\])[^?\\]*[^?/\\])\/+(\?.*)?$/;

/**
 * Redirects to the canonical path of a page, which has no slash at its end. Returns true when it redirected.
 */
export function redirectToCanonicalPath(
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const location = canonicalPath(request.url ?? '/');
  if (location === undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
    return false;
  response.writeHead(308, { Location: location }).end();
  return true;
}

/** Returns the canonical path; undefined for a path that is canonical, or that a browser might read as another host. */
export function canonicalPath(url: string): string | undefined {
  const [, homeQuery] = onlySlashes.exec(url) ?? [];
  if (homeQuery !== undefined) return `/${homeQuery}`;
  const [, path, query = ''] = withTrailingSlash.exec(url) ?? [];
  return path === undefined ? undefined : path + query;
}
