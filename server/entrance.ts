import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { languageOf } from '#web/language-path.ts';
import { openingCopy } from './opening.copy.ts';
import { setSecurityHeaders } from './security-headers.ts';

const retryAfterSeconds = 10;

/**
 * Takes requests from the first moment of a start, however late the database comes: `/livez` answers 200, everything
 * else 503. `leadTo` hands every further request to the shop that has opened.
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
  setSecurityHeaders(response, https);
  // Whatever a form still sends is not read, so the connection cannot be used for another request.
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
  response.end(request.method === 'HEAD' ? undefined : pageFor(request.url ?? '/'));
}

function pageFor(url: string): string {
  const { title, unavailable } = openingCopy;
  const first = languageOf(URL.parse(url, 'http://localhost')?.pathname ?? '/');
  const second = first === 'en' ? 'si' : 'en';
  return `<!doctype html>
<html lang="${first}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title[first]}</title>
<style>body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1rem }</style>
<h1>${title[first]}</h1>
<p>${unavailable[first]}</p>
<p lang="${second}">${unavailable[second]}</p>
</html>
`;
}
