import type { IncomingMessage, ServerResponse } from 'node:http';

const onlySlashes = /^\/{2,}((?:\?.*)?)$/;
const withSlash = /^(\/(?![/\\])[^?\\]*[^?/\\])\/+(\?.*)?$/;

/** Each page has one address, and it ends without a slash. True when it led there. */
export function leadToOneAddress(request: IncomingMessage, response: ServerResponse): boolean {
  const address = addressWithoutSlash(request.url ?? '/');
  if (address === undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
    return false;
  response.writeHead(308, { Location: address }).end();
  return true;
}

/** Undefined where the address is as it should be. What a browser might take for another host is left alone. */
export function addressWithoutSlash(url: string): string | undefined {
  const [, home] = onlySlashes.exec(url) ?? [];
  if (home !== undefined) return `/${home}`;
  const [, path, query = ''] = withSlash.exec(url) ?? [];
  return path === undefined ? undefined : path + query;
}
