import { type DataStrategyResult, isRouteErrorResponse } from 'react-router';

/** No answer to a form, half an answer, or that of something between the browser and the shop. */
export function isUnanswered({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false;
  return !isRouteErrorResponse(result) || typeof result.data === 'string';
}

/** The same of a page. A fault of the shop itself is an answer, which has a page of its own. */
export function isCut({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error' || result instanceof Response) return false;
  if (isRouteErrorResponse(result)) return result.status >= 502 && typeof result.data === 'string';
  // React Router names the cause of an answer that ended too early.
  return result instanceof TypeError || (result instanceof Error && result.cause !== undefined);
}
