import type { RouterContextProvider } from 'react-router';
import { isOutage } from '#platform/db/is-outage.server.ts';
import { outageContext } from './contexts.server.ts';

const retryAfterSeconds = 10;

/** Remembers, until the page is answered, that what it fails of is mended by waiting. */
export function markOutage(context: RouterContextProvider, thrown: unknown): void {
  if (isOutage(thrown)) context.set(outageContext, true);
}

/** A page that an outage has cut short says when to ask again. Any other keeps its status. */
export function answeredStatus(
  context: RouterContextProvider,
  status: number,
  headers: Headers,
): number {
  if (status < 500 || !context.get(outageContext)) return status;
  headers.set('Retry-After', `${retryAfterSeconds}`);
  return 503;
}
