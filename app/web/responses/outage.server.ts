import type { ServerResponse } from 'node:http';
import type { RouterContextProvider } from 'react-router';
import { isOutage } from '#platform/db/is-outage.server.ts';
import {
  type CurrentRequest,
  currentRequest,
  withCurrentRequest,
} from '#platform/log/current-request.server.ts';
import { outageContext } from '#web/contexts.server.ts';

const retryAfterSeconds = 10;

/** Marks the request as failing because of an outage, which waiting ends. */
export function markOutage(context: RouterContextProvider, thrown: unknown): void {
  if (!isOutage(thrown)) return;
  context.set(outageContext, true);
  const request = currentRequest();
  if (request) request.isOutage = true;
}

/** Answers 503 to data requests that an outage made fail, as pages do; every 503 says when to retry. */
export function answerOutages(
  response: ServerResponse,
  request: CurrentRequest,
  answer: () => Promise<void>,
): Promise<void> {
  const writeHead = response.writeHead;
  response.writeHead = ((...[status, ...rest]: Parameters<typeof writeHead>) => {
    const isOutage = status === 500 && request.isOutage;
    if (isOutage) rest = rest.filter((given) => typeof given !== 'string') as typeof rest;
    const shown = isOutage ? 503 : status;
    if (shown === 503) response.setHeader('Retry-After', `${retryAfterSeconds}`);
    return writeHead.apply(response, [shown, ...rest] as Parameters<typeof writeHead>);
  }) as typeof writeHead;
  return withCurrentRequest(request, answer);
}

/** Returns the status of a page. One that an outage has cut short says when to retry; any other keeps its status. */
export function answeredStatus(
  context: RouterContextProvider,
  status: number,
  headers: Headers,
): number {
  if (status < 500 || !context.get(outageContext)) return status;
  headers.set('Retry-After', `${retryAfterSeconds}`);
  return 503;
}
