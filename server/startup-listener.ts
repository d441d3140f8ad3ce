import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { ShopState } from './middleware.ts';
import { refusalsCopy, unavailableTitle } from './refusals.copy.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { smallPage } from './small-page.ts';

const retryAfterSeconds = 10;

/**
 * Accepts requests from the beginning of a start: `/livez` returns 200, everything else 503. `handOverTo` passes every
 * further request to the opened shop.
 */
export function openStartupListener(https: boolean) {
  let current: RequestListener = (request, response) => refuseUntilOpen(request, response, https);
  return {
    listener: ((request, response) => current(request, response)) satisfies RequestListener,
    handOverTo: (shop: RequestListener) => {
      current = shop;
    },
  };
}

function refuseUntilOpen(request: IncomingMessage, response: ServerResponse, https: boolean) {
  setSecurityHeaders(response, https);
  // The rest of a form is not read, so the connection cannot serve another request.
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Connection', 'close');
  }
  if (request.url === '/livez') return reply(response, 200);
  if (request.url === '/readyz') return reply(response, 503);
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': retryAfterSeconds,
  });
  const texts = { title: unavailableTitle, text: refusalsCopy[500] };
  response.end(request.method === 'HEAD' ? undefined : smallPage(request.url, texts));
}

type Health = { state: ShopState; running: RunningShop };

/** A database that takes longer counts as down. */
const queryTimeoutMs = 3_000;

/**
 * Answers `/livez`, always with 200, and `/readyz`, with 200 while the shop takes orders: it is not closing, its database
 * answers and the disk has room. Returns true for either path.
 */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  shop: Health,
): boolean {
  if (request.url === '/livez') reply(response, 200);
  else if (request.url !== '/readyz') return false;
  else if (shop.running.disk.stopsWrites) {
    reply(response, 503, 'not ready: the disk has less than 200 MB left');
  } else void isReady(shop).then((ready) => reply(response, ready ? 200 : 503));
  return true;
}

function isReady({ state, running }: Health): Promise<boolean> {
  if (!state.isAccepting) return Promise.resolve(false);
  const answered = running.shop.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const waited = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), queryTimeoutMs).unref();
  });
  return Promise.race([answered, waited]);
}

function reply(response: ServerResponse, status: 200 | 503, body?: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain' });
  response.end(body ?? (status === 200 ? 'ok' : 'not ready'));
}
