import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { createRequestListener } from '@react-router/node';
import compression from 'compression';
import type { ServerBuild } from 'react-router';
import sirv from 'sirv';
import type { Config } from '#platform/config/config.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { clientAddressReader } from './client-address.ts';
import { answerHealth } from './health.ts';
import { requestContext } from './request-context.ts';
import { refuseBadRequest } from './request-limits.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { isWriteFromElsewhere } from './write-origin.ts';

export type ShopState = { accepting: boolean };

type Parts = { build: ServerBuild; config: Config; running: RunningShop; state: ShopState };
type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const yearInSeconds = 365 * 24 * 60 * 60;

/** Every request's way through the server, in order: health, limits, origin, files, compression, pages. */
export function shopListener({ build, config, running, state }: Parts): RequestListener {
  const pages = createRequestListener({
    build: { ...build, allowedActionOrigins: [running.appUrl.host] },
    getLoadContext: requestContext(running, clientAddressReader(config.trustedProxies)),
  });
  const steps: Step[] = [
    (request, response, next) => answerHealth(request, response, { state, running }) || next(),
    (_, response, next) => {
      setSecurityHeaders(response, running.https);
      next();
    },
    (request, response, next) => refuseBadRequest(request, response) || next(),
    (request, response, next) => {
      if (!isWriteFromElsewhere(request, config)) return next();
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('This request did not come from a page of this shop.');
    },
    publicFiles(),
    compression() as unknown as Step,
    (request, response) => void pages(request, response),
  ];
  return (request, response) => follow(steps, request, response);
}

function follow(steps: Step[], request: IncomingMessage, response: ServerResponse) {
  const [step, ...rest] = steps;
  step?.(request, response, () => follow(rest, request, response));
}

/** The built files. Those with a hash in their name never change; the others are asked for again each time. */
function publicFiles(): Step {
  return sirv(path.resolve('build/client'), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const forever = pathname.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        forever ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600',
      );
    },
  });
}
