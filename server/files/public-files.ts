import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { assetsFolder } from '#platform/storage/assets-folder.server.ts';
import type { Middleware } from '#server/middleware.ts';
import { acceptedEncodings } from '#web/responses/accepted-encodings.server.ts';

type FileError = Error & { status: number };
type File = { pathname: string; encoding: 'br' | 'gzip' | undefined; root: string };

const suffixes = { br: '.br', gzip: '.gz' } as const;
/** Matches the paths of files, but not those of pages and of their `.data`, which are not looked up on the disk. */
const filePathPattern = /\.(?!data$)\w+$/;
/** Statuses by which `send` reports a missing file. */
const missingStatuses = [400, 403, 404];

/**
 * Serves the built files of a folder, precompressed where the build did so. Reads the folder at each request.
 */
export function publicFiles(folder: string): Middleware {
  const root = path.resolve(folder);
  return async (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (request.method === 'POST' || !filePathPattern.test(pathname)) return next();
    for (const encoding of encodingsOf(request, pathname)) {
      if (await trySend({ pathname, encoding, root }, request, response)) return;
    }
    next();
  };
}

/** Serves the scripts and styles of other releases to pages that were opened before an update. */
export function assetsOfOtherReleases(dataDir: string): Middleware {
  const serve = publicFiles(path.join(assetsFolder(dataDir), 'client'));
  return (request, response, next) => {
    return request.url?.startsWith('/assets/') ? serve(request, response, next) : next();
  };
}

function encodingsOf(request: IncomingMessage, pathname: string): File['encoding'][] {
  if (!isCompressible(pathname)) return [undefined];
  return [...acceptedEncodings(request.headers['accept-encoding']), undefined];
}

/** Sends a file. Returns false, with the response untouched, if there is no such file. Throws if the disk fails. */
function trySend(
  { pathname, encoding, root }: File,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const before = { ...response.getHeaders() };
  const isHashed = pathname.startsWith('/assets/');
  const name = encoding === undefined ? pathname : pathname + suffixes[encoding];
  const options = { root, index: false, etag: !isHashed, lastModified: !isHashed } as const;
  return new Promise((resolve, reject) => {
    send(request, name, { ...options, cacheControl: false })
      .on('headers', () => {
        const { set, remove } = fileHeaders(pathname, encoding);
        for (const header of remove) response.removeHeader(header);
        for (const [header, value] of Object.entries(set)) response.setHeader(header, value);
      })
      .on('stream', (content: ReadStream) => disconnectIfTruncated(content, response))
      .on('directory', () => resolve(false))
      .on('error', (error: FileError) => {
        if (error.status >= 500) reject(error);
        else resolve(!missingStatuses.includes(error.status));
        if (response.headersSent) response.destroy();
        else answerFileError(response, error, before);
      })
      .pipe(response);
    response.once('close', () => resolve(true));
  });
}

type Headers = ReturnType<ServerResponse['getHeaders']>;

/** Responds with a status such as 412 or 416. Restores the headers where the file is missing or the disk fails. */
function answerFileError(response: ServerResponse, { status }: FileError, before: Headers) {
  const isFinal = status < 500 && !missingStatuses.includes(status);
  if (isFinal) response.writeHead(status).end();
  else restore(response, before);
}

/**
 * Ends the connection when a file is shorter than its Content-Length: the client would wait for the rest for ever.
 */
function disconnectIfTruncated(content: ReadStream, response: ServerResponse) {
  const contentLength = Number(response.getHeader('Content-Length'));
  content.once('end', () => {
    if (content.bytesRead < contentLength) response.destroy();
  });
}

function restore(response: ServerResponse, headers: Headers) {
  response.statusCode = 200;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

const dayInSeconds = 24 * 60 * 60;
const yearInSeconds = 365 * dayInSeconds;

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** The types that the build compresses: scripts/build/compress-files.ts. */
const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;

/**
 * Types that are never opened as a page: scripts, styles, fonts, photographs. The headers of pages would be larger than
 * many of them.
 */
const nonDocumentPattern = /\.(?:js|css|woff2|avif|webp)$/;
const documentHeaders = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
];

function isCompressible(pathname: string): boolean {
  return compressible.test(pathname);
}

/** Returns the headers to set for a built file, and those to remove, which only pages need. */
function fileHeaders(pathname: string, encoding: string | undefined) {
  const type = types[/\.\w+$/.exec(pathname)?.[0] ?? ''];
  const set: Record<string, string> = {
    'Cache-Control': `public, ${cacheDirectivesOf(pathname)}`,
    // Lets other sites show pictures of the shop in the preview of a shared link.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(type === undefined ? {} : { 'Content-Type': type }),
    ...(isCompressible(pathname) ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  };
  return { set, remove: nonDocumentPattern.test(pathname) ? documentHeaders : [] };
}

/** Caches names with a hash for a year, pictures for a day, everything else for an hour. */
function cacheDirectivesOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return `max-age=${yearInSeconds}, immutable`;
  return `max-age=${pathname.startsWith('/pictures/') ? dayInSeconds : 60 * 60}`;
}
