import type { RouterContextProvider } from 'react-router';
import { log } from '#platform/log/log.server.ts';
import { visitContext } from './contexts.server.ts';

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Writes down a bug or an outage that a page answers in words of its own, instead of throwing it on. */
export function logFault({ request, context }: Asked, thrown: unknown): void {
  const { requestId } = context.get(visitContext);
  const { pathname } = new URL(request.url);
  log.error({ err: thrown, requestId, method: request.method, pathname }, 'A request failed');
}
