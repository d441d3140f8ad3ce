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

/** Marks the request as failing because of an outage of the database, after which it may be repeated. */
export function markDatabaseOutage(context: RouterContextProvider, thrown: unknown): void {
  if (!isOutage(thrown)) return;
  context.set(outageContext, true);
  const request = currentRequest();
  if (request) request.isOutage = true;
}

/**
 * Runs `respond` with `request` as the current request. Turns 500 into 503 if an outage made a data request fail (for pages
 * `applyOutage` does), and gives every 503 a `Retry-After`.
 */
export function respondMarkingOutages(
  response: ServerResponse,
  request: CurrentRequest,
  respond: () => Promise<void>,
): Promise<void> {
  const writeHead = response.writeHead;
  response.writeHead = ((...[status, ...rest]: Parameters<typeof writeHead>) => {
    const isOutage = status === 500 && request.isOutage;
    // Removes the text of the status, which is that of 500.
    if (isOutage) rest = rest.filter((argument) => typeof argument !== 'string') as typeof rest;
    const sentStatus = isOutage ? 503 : status;
    if (sentStatus === 503) response.setHeader('Retry-After', `${retryAfterSeconds}`);
    return writeHead.apply(response, [sentStatus, ...rest] as Parameters<typeof writeHead>);
  }) as typeof writeHead;
  return withCurrentRequest(request, respond);
}

/** Sets `Retry-After` and returns 503 for a page that an outage made fail; returns any other status unchanged. */
export function applyOutage(
  context: RouterContextProvider,
  status: number,
  headers: Headers,
): number {
  if (status < 500 || !context.get(outageContext)) return status;
  headers.set('Retry-After', `${retryAfterSeconds}`);
  return 503;
}
