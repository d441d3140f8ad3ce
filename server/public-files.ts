import type { ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Step } from './shop-listener.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** The built files. Those with a hash in their name never change; the others are asked for again each hour. */
export function publicFiles(folder: string): Step {
  const files = sirv(path.resolve(folder), { brotli: true, gzip: true, etag: true, setHeaders });
  return (request, response, next) => {
    if (request.method === 'POST') return next();
    files(request, response, next);
  };
}

function setHeaders(response: ServerResponse, pathname: string) {
  const forever = pathname.startsWith('/assets/');
  response.setHeader(
    'Cache-Control',
    forever ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600',
  );
  // Pictures of the shop may stand in a shared link's preview.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}
