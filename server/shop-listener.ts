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
import { pageCache } from './page-cache/page-cache.ts';
import { requestContext } from './request-context.ts';
import { refuseBadRequest } from './request-limits.ts';
import { requestOf } from './request-of-response.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { selectHandlerByUrl } from './select-handler-by-url.ts';
import { sendErrorPage } from './small-page.ts';
import { answerHealth } from './startup-listener.ts';
import { namedStep, runSteps, type ShopState, type Step } from './step.ts';

type ListenerParts = {
  build: ServerBuild;
  config: Config;
  running: RunningShop;
  state: ShopState;
  /** The folder of the built files; undefined while another server serves them, as in development. */
  filesFolder: string | undefined;
};

/**
 * Handles every request by steps, in order: public pages, headers, health, metrics, limits, canonical path, origin, files,
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
  // Names steps only if metrics are on, because that costs time.
  const step = running.monitoring ? namedStep : (_: string, plain: Step) => plain;
  const admit = openAdmission(running);
  const inDevelopment = parts.filesFolder === undefined;
  const steps: Step[] = [
    (_, response, next) => {
      // A proxy then sends its next request to another instance.
      if (!state.isAccepting) response.shouldKeepAlive = false;
      next();
    },
    ...(running.monitoring ? [countRequests(running.monitoring.metrics)] : []),
    ...(inDevelopment ? [] : [step('cached page', pageCache(build, running, admit))]),
    (_, response, next) => {
      setSecurityHeaders(response, running.https);
      response.setHeader('X-Request-Id', requestOf(response).id);
      next();
    },
    step('health', (request, response, next) => {
      if (!answerHealth(request, response, { state, running })) next();
    }),
    step('metrics', metricsPage(running)),
    step('refused', (request, response, next) => {
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
          step('file', publicFiles(parts.filesFolder)),
          step('file', assetsOfOtherReleases(config.dataDir)),
        ]),
    ...(standIn ? [step('stand-in', gatewayStandIn(standIn))] : []),
    step('picture', storedPictures(running.media)),
    admission(admit),
    compression() as unknown as Step,
    step('page', (request, response) => {
      // In development every change makes a new version.
      const isData = /\.data(?:\?|$)/.test(request.url ?? '') && !inDevelopment;
      if (isData) response.setHeader(releaseHeader, build.assets.version);
      return respondMarkingOutages(response, requestOf(response), async () =>
        pagesAt(request.url ?? '/')(request, response),
      );
    }),
  ];
  return runSteps(steps, log);
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
function gatewayStandIn(standIn: NonNullable<PayHereGateway['standIn']>): Step {
  return async (request, response, next) => {
    const { url = '/', method = 'GET' } = request;
    if (!url.startsWith(`${standInPath}/`)) return next();
    const isPost = method === 'POST';
    const forwarded = new Request(new URL(url, 'http://stand-in'), {
      method: isPost ? 'POST' : 'GET',
      ...(isPost && { body: await text(request) }),
    });
    const standInResponse = await standIn.handle(forwarded);
    response.writeHead(standInResponse.status, Object.fromEntries(standInResponse.headers));
    response.end(method === 'HEAD' ? undefined : await standInResponse.text());
  };
}
