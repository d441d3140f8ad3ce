import { type DataStrategyResult, isRouteErrorResponse } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { busyMessageIn } from './busy-message.ts';

/**
 * Returns whether a form got no result: no response or an incomplete one, a refusal by a proxy or admission control, or an
 * action that threw.
 */
export function isFormUnanswered({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false;
  return !isRouteErrorResponse(result) || typeof result.data === 'string';
}

/**
 * Returns whether a page arrived incompletely, or a proxy or admission control refused it. Not for errors of a route, which
 * its error page shows.
 */
export function isPageIncomplete({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false;
  if (isRouteErrorResponse(result)) return result.status >= 502 && typeof result.data === 'string';
  // Recognizes the error with a cause that React Router throws for a response that ended too early.
  return result instanceof TypeError || (result instanceof Error && result.cause !== undefined);
}

/** Returns the text with which admission control refuses a request under load (`server/admission`). */
export function parseBusyMessage(found: DataStrategyResult | undefined): Bilingual | undefined {
  const refusal = found?.result;
  if (!isRouteErrorResponse(refusal) || !`${refusal.data}`.startsWith('{"busy"')) return undefined;
  return busyMessageIn(JSON.parse(refusal.data));
}
