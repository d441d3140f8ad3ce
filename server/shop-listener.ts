import type { RequestListener } from 'node:http';
import { createRequestListener } from '@react-router/node';
import compression from 'compression';
import type { ServerBuild } from 'react-router';
import type { Config } from '#platform/config/config.server.ts';
import { log } from '#platform/log/log.server.ts';
import { answerOutages } from '#web/outage.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { clientAddressReader } from './client-address.ts';
import { answerHealth } from './health.ts';
import { leadToOneAddress } from './one-address.ts';
import { pageCache } from './page-cache/page-cache.ts';
import { publicFiles } from './public-files.ts';
import { requestContext } from './request-context.ts';
import { refuseBadRequest } from './request-limits.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { answerInWords } from './small-page.ts';
import type { ShopState, Step } from './step.ts';
import { storedPictures } from './stored-pictures.ts';
import { takeSteps } from './take-steps.ts';
import { isWriteFromElsewhere } from './write-origin.ts';

type Parts = {
  build: ServerBuild;
  config: Config;
  running: RunningShop;
  state: ShopState;
  /** The folder of the built files; undefined while another server serves them, as in development. */
  filesFolder: string | undefined;
};

/**
 * Takes every request through its steps, in order: public pages, headers, health, limits, its one address, origin, files,
 * pictures, compression, other pages.
 */
export function shopListener({ build, config, running, state, ...parts }: Parts): RequestListener {
  const pages = createRequestListener({
    build: { ...build, allowedActionOrigins: [running.appUrl.host] },
    getLoadContext: requestContext(running, clientAddressReader(config.trustedProxies)),
  });
  const inDevelopment = parts.filesFolder === undefined;
  const steps: Step[] = [
    ...(inDevelopment ? [] : [pageCache(build, running)]),
    (_, response, next) => {
      setSecurityHeaders(response, running.https);
      next();
    },
    (request, response, next) => answerHealth(request, response, { state, running }) || next(),
    (request, response, next) => refuseBadRequest(request, response) || next(),
    (request, response, next) => leadToOneAddress(request, response) || next(),
    (request, response, next) => {
      if (!isWriteFromElsewhere(request, config)) return next();
      answerInWords(request, response, { status: 403 });
    },
    ...(parts.filesFolder === undefined ? [] : [publicFiles(parts.filesFolder)]),
    storedPictures(running.media),
    compression() as unknown as Step,
    (request, response) => answerOutages(response, async () => pages(request, response)),
  ];
  return takeSteps(steps, log);
}
