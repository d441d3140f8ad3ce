import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { parseMediaName } from '#platform/storage/media-name.ts';
import { type MediaStore, StorageOutage } from '#platform/storage/media-store.server.ts';
import type { Middleware } from '#server/middleware.ts';
import { sendErrorPage } from '#server/small-page.ts';

const pathPrefix = '/media/';
const yearInSeconds = 365 * 24 * 60 * 60;

/** Serves the pictures that owners uploaded. A name that was served once never shows another picture. */
export function storedPictures(media: MediaStore): Middleware {
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith(pathPrefix)) return next();
    return send(path.slice(pathPrefix.length), { media, request, response });
  };
}

type PictureRequest = { media: MediaStore; request: IncomingMessage; response: ServerResponse };

async function send(name: string, { media, request, response }: PictureRequest): Promise<void> {
  if (request.method === 'POST') {
    sendErrorPage(request, response, { status: 405, headers: { Allow: 'GET, HEAD' } });
    return;
  }
  const file = parseMediaName(name) && (await media.open(name).catch(toOutage));
  if (file === 'outage') {
    sendErrorPage(request, response, { status: 503, headers: { 'Retry-After': '10' } });
    return;
  }
  if (!file) {
    sendErrorPage(request, response, { status: 404 });
    return;
  }
  response.writeHead(200, {
    'Content-Type': 'image/webp',
    'Content-Length': file.bytes,
    'Cache-Control': `public, max-age=${yearInSeconds}, immutable`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (request.method === 'HEAD') {
    file.content.destroy();
    response.end();
    return;
  }
  await pipeline(file.content, response);
}

function toOutage(thrown: unknown): 'outage' {
  if (thrown instanceof StorageOutage) return 'outage';
  throw thrown;
}
