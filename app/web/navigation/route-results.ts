import { type DataStrategyResult, isRouteErrorResponse } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Returns whether no route answered a form: no or half a response, or a refusal by a proxy or admission control. */
export function isFormUnanswered({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false;
  return !isRouteErrorResponse(result) || typeof result.data === 'string';
}

/** Returns whether a page did not arrive whole, or a proxy or admission control refused it. Errors of routes have a page. */
export function isPageIncomplete({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false;
  if (isRouteErrorResponse(result)) return result.status >= 502 && typeof result.data === 'string';
  // React Router sets the cause of a response that ended too early.
  return result instanceof TypeError || (result instanceof Error && result.cause !== undefined);
}

/** Returns the text with which admission control refuses a request under load (`server/admission`). */
export function parseBusyMessage(found: DataStrategyResult | undefined): Bilingual | undefined {
  const refusal = found?.result;
  if (!isRouteErrorResponse(refusal) || !`${refusal.data}`.startsWith('{"busy"')) return undefined;
  return JSON.parse(refusal.data).busy;
}
