import crypto from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Step } from '#server/step.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { readGauges } from './read-gauges.ts';

/** Answers `/metrics` to the one who knows the token. Without one set there is no such address. */
export function metricsPage(running: RunningShop): Step {
  const { watch } = running;
  return (request, response, next) => {
    if (!watch || request.url?.split('?')[0] !== '/metrics') return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (!knowsToken(request, watch.token)) return refuse(response);
    return send(running, watch, response);
  };
}

type Watch = NonNullable<RunningShop['watch']>;

async function send(running: RunningShop, { metrics }: Watch, response: ServerResponse) {
  await readGauges(running, metrics);
  const body = Buffer.from(await metrics.write());
  response.writeHead(200, {
    'Content-Type': metrics.contentType,
    'Content-Length': body.length,
    'Cache-Control': 'private, no-store',
  });
  response.end(body);
}

/** Compares digests, so that the time of an answer says nothing of the token. */
function knowsToken({ headers }: IncomingMessage, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return crypto.timingSafeEqual(digest(given), digest(token));
}

function digest(secret: string): Buffer {
  return crypto.hash('sha256', secret, 'buffer');
}

function refuse(response: ServerResponse): void {
  response.writeHead(401, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'WWW-Authenticate': 'Bearer',
  });
  response.end('Send the token: Authorization: Bearer …\n');
}
