import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { Admit } from '#server/admission/admission.ts';
import type { Middleware } from '#server/middleware.ts';
import { refusalStatus } from '#server/request-limits.ts';
import { acceptedEncodings } from '#web/responses/accepted-encodings.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { publicPageUrl } from '#web/urls/public-page-url.ts';
import { CachedPages } from './cached-pages.ts';
import type { FinishedPage } from './finish-page.ts';
import { pageRenderer } from './render-page.ts';

/** Enough for every page of a large shop in both languages, and for the searches of an hour. */
const limits = { entries: 500, bytes: 48 * 1024 * 1024 };

/** Serves public pages from the cache, and reports each request other than GET or HEAD, after which they are compared with the database. */
export function pageCache(build: ServerBuild, running: RunningShop, admit: Admit): Middleware {
  const { content: watch } = running;
  const recordPage = running.monitoring?.metrics.recordCachedPage;
  const pages = new CachedPages({
    ...{ watch, limits, recordPage },
    render: pageRenderer(build, running),
  });
  return (request, response, next) => {
    const url = publicUrlOf(request);
    if (!isRead(request)) beforeResponse(response, () => watch.noteWrite());
    if (url === undefined) return next();
    const page = pages.findFresh(url);
    if (page) return sendPage(request, response, page);
    const respond = () => {
      pages.get(url).then((page) => sendPage(request, response, page), next);
    };
    // A cached page is served whatever the load; a new URL has to be rendered first.
    return pages.isStoredOrRendering(url) ? respond() : admit(request, response, respond);
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function publicUrlOf(request: IncomingMessage): string | undefined {
  const url = isRead(request) ? publicPageUrl(request.url ?? '/') : undefined;
  return url === undefined || refusalStatus(request) !== undefined ? undefined : url;
}

/** Calls back when a response begins: by then the action has committed its writes. */
function beforeResponse(response: ServerResponse, act: () => void) {
  const writeHead = response.writeHead;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    act();
    return writeHead.apply(response, head);
  }) as typeof writeHead;
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, isCacheable, etag, variants }: FinishedPage,
): void {
  const { headers, body } =
    variants[acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity'];
  if (isCacheable && matchesEtag(request.headers['if-none-match'], etag)) {
    const { 'Content-Length': _, 'Content-Encoding': __, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const strong = etag.slice('W/'.length);
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(strong);
}
