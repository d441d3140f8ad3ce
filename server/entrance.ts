import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { openingCopy } from './opening.copy.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { smallPage } from './small-page.ts';

const retryAfterSeconds = 10;

/**
 * Accepts requests from the first moment of a start: `/livez` gets 200, everything else 503. `leadTo` passes every
 * further request to the shop that has opened.
 */
export function openEntrance(https: boolean) {
  let behind: RequestListener = (request, response) => answerNotYet(request, response, https);
  return {
    listener: ((request, response) => behind(request, response)) satisfies RequestListener,
    leadTo: (shop: RequestListener) => {
      behind = shop;
    },
  };
}

function answerNotYet(request: IncomingMessage, response: ServerResponse, https: boolean) {
  const { title, unavailable } = openingCopy;
  setSecurityHeaders(response, https);
  // The rest of a form is not read, so the connection cannot serve another request.
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Connection', 'close');
  }
  const isAlive = request.url === '/livez';
  if (isAlive || request.url === '/readyz') {
    response.writeHead(isAlive ? 200 : 503, { 'Content-Type': 'text/plain' });
    response.end(isAlive ? 'ok' : 'not ready');
    return;
  }
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': retryAfterSeconds,
  });
  response.end(
    request.method === 'HEAD' ? undefined : smallPage(request.url, { title, text: unavailable }),
  );
}
