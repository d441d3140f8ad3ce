import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { createRequestListener } from '@react-router/node';
import compression from 'compression';
import type { ServerBuild } from 'react-router';
import { standInPath } from '#domain/payments/payhere/demo-account.ts';
import type { PayHereGateway } from '#domain/payments/payhere/gateway.ts';
import type { Config } from '#platform/config/config.server.ts';
import { log } from '#platform/log/log.server.ts';
import { assetsOfOtherReleases, publicFiles } from '#server/files/public-files.ts';
import { storedPictures } from '#server/files/stored-pictures.ts';
import { respondMarkingOutages } from '#web/responses/outage.server.ts';
import { releaseHeader } from '#web/responses/reload-after-update.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { admission, openAdmission } from './admission/admission.ts';
import { redirectToCanonicalPath } from './canonical-path.ts';
import { countRequests } from './metrics/count-requests.ts';
import { metricsPage } from './metrics/metrics-page.ts';
import { type Middleware, namedMiddleware, runMiddleware, type ShopState } from './middleware.ts';
import { pageCache } from './page-cache/page-cache.ts';
import { requestContext } from './request-context.ts';
import { refuseBadRequest } from './request-limits.ts';
import { requestOf } from './request-of-response.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { selectHandlerByUrl } from './select-handler-by-url.ts';
import { sendErrorPage } from './small-page.ts';
import { answerHealth } from './startup-listener.ts';

type ListenerParts = {
  build: ServerBuild;
  config: Config;
  running: RunningShop;
  state: ShopState;
  /** The folder of the built files; undefined while another server serves them, as in development. */
  filesFolder: string | undefined;
};

/**
 * Handles every request by a chain of middleware, in order: public pages, headers, health, metrics, limits, canonical path, origin, files,
 * demo payments, pictures, admission control (decision 081), compression, other pages.
 */
export function shopListener({
  build,
  config,
  running,
  state,
  ...parts
}: ListenerParts): RequestListener {
  const getLoadContext = requestContext(running, config.trustedProxies);
  const allowedActionOrigins = [running.appUrl.host];
  const pagesAt = selectHandlerByUrl({ ...build, allowedActionOrigins }, (part) =>
    createRequestListener({ build: part, getLoadContext }),
  );
  const standIn = running.gateway?.standIn;
  // Records names only if metrics are on, because that costs time.
  const named = running.monitoring ? namedMiddleware : (_: string, plain: Middleware) => plain;
  const admit = openAdmission(running);
  const inDevelopment = parts.filesFolder === undefined;
  const chain: Middleware[] = [
    (_, response, next) => {
      // A proxy then sends its next request to another instance.
      if (!state.isAccepting) response.shouldKeepAlive = false;
      next();
    },
    ...(running.monitoring ? [countRequests(running.monitoring.metrics)] : []),
    ...(inDevelopment ? [] : [named('cached page', pageCache(build, running, admit))]),
    (_, response, next) => {
      setSecurityHeaders(response, running.https);
      response.setHeader('X-Request-Id', requestOf(response).id);
      next();
    },
    named('health', (request, response, next) => {
      if (!answerHealth(request, response, { state, running })) next();
    }),
    named('metrics', metricsPage(running)),
    named('refused', (request, response, next) => {
      if (!refuseBadRequest(request, response)) next();
    }),
    (request, response, next) => redirectToCanonicalPath(request, response) || next(),
    (request, response, next) => {
      if (!isCrossOriginWrite(request, config)) return next();
      sendErrorPage(request, response, { status: 403 });
    },
    ...(parts.filesFolder === undefined
      ? []
      : [
          named('file', publicFiles(parts.filesFolder)),
          named('file', assetsOfOtherReleases(config.dataDir)),
        ]),
    ...(standIn ? [named('stand-in', gatewayStandIn(standIn))] : []),
    named('picture', storedPictures(running.media)),
    admission(admit),
    compression() as unknown as Middleware,
    named('page', (request, response) => {
      // In development every change makes a new version.
      const isData = /\.data(?:\?|$)/.test(request.url ?? '') && !inDevelopment;
      if (isData) response.setHeader(releaseHeader, build.assets.version);
      return respondMarkingOutages(response, requestOf(response), async () =>
        pagesAt(request.url ?? '/')(request, response),
      );
    }),
  ];
  return runMiddleware(chain, log);
}

const readingMethods = new Set(['GET', 'HEAD']);

/**
 * Recognizes a write that no page of this shop sent. Browsers send the origin of every post, or at least
 * Sec-Fetch-Site. A request with neither is refused.
 */
function isCrossOriginWrite(request: IncomingMessage, config: Config): boolean {
  if (readingMethods.has(request.method ?? '') || isNotification(request)) return false;
  const origin = request.headers.origin;
  if (origin !== undefined) return !acceptedOrigins(config).includes(origin);
  return request.headers['sec-fetch-site'] !== 'same-origin';
}

/** Recognizes a notification of the payment gateway or of WhatsApp: no browser sends it, and its signature is checked. */
function isNotification({ url, headers }: IncomingMessage): boolean {
  const isWebhook = url === '/payhere/notify' || url === '/whatsapp/webhook';
  return isWebhook && headers.origin === undefined;
}

function acceptedOrigins({ appUrl, port }: Config): string[] {
  if (appUrl) return [appUrl.origin];
  const ownNames = ['localhost', '127.0.0.1', '[::1]'];
  // Browsers omit the default port.
  return ownNames.map((name) => new URL(`http://${name}:${port}`).origin);
}

/** Serves the stand-in of the gateway under its path. Only demo mode has one. */
function gatewayStandIn(standIn: NonNullable<PayHereGateway['standIn']>): Middleware {
  return async (request, response, next) => {
    const { url = '/', method = 'GET' } = request;
    if (!url.startsWith(`${standInPath}/`)) return next();
    const isPost = method === 'POST';
    const forwarded = new Request(new URL(url, 'http://stand-in'), {
      method: isPost ? 'POST' : 'GET',
      ...(isPost && { body: await text(request) }),
    });
    const gatewayResponse = await standIn.handle(forwarded);
    response.writeHead(gatewayResponse.status, Object.fromEntries(gatewayResponse.headers));
    response.end(method === 'HEAD' ? undefined : await gatewayResponse.text());
  };
}
