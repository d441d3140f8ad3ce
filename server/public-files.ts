import type { ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Step } from './step.ts';

const dayInSeconds = 24 * 60 * 60;
const yearInSeconds = 365 * dayInSeconds;

/** Neither scripts, styles, letters nor photographs are opened as a page: what rules pages costs more bytes than many of them have. */
const isNoDocument = /\.(?:js|css|woff2|avif|webp)$/;
const ofDocuments = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
];

const hashed = '/assets/';

/**
 * The built files. Those with a hash in their name never change and need no tag to ask again by; pictures are asked for
 * again after a day, the others after an hour.
 */
export function publicFiles(folder: string): Step {
  const options = { brotli: true, gzip: true, setHeaders };
  const forEver = sirv(path.resolve(folder), { ...options, etag: false });
  const askedAgain = sirv(path.resolve(folder), { ...options, etag: true });
  return (request, response, next) => {
    if (request.method === 'POST') return next();
    const files = request.url?.startsWith(hashed) ? forEver : askedAgain;
    files(request, response, next);
  };
}

function setHeaders(response: ServerResponse, pathname: string) {
  response.setHeader('Cache-Control', `public, ${ageOf(pathname)}`);
  // Pictures of the shop may stand in a shared link's preview.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (isNoDocument.test(pathname)) for (const name of ofDocuments) response.removeHeader(name);
}

function ageOf(pathname: string): string {
  if (pathname.startsWith(hashed)) return `max-age=${yearInSeconds}, immutable`;
  return `max-age=${pathname.startsWith('/pictures/') ? dayInSeconds : 60 * 60}`;
}
