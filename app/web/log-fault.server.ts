import type { RouterContextProvider } from 'react-router';
import { isNoRoom } from '#platform/db/without-writes.server.ts';
import { log } from '#platform/log/log.server.ts';
import { visitContext } from './contexts.server.ts';

export type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Writes down a bug or an outage that a page answers in words of its own, instead of throwing it on. */
export function logFault({ request, context }: Asked, thrown: unknown): void {
  // The disk that lacks the room may be the one that keeps the log.
  if (isNoRoom(thrown)) return;
  const { requestId } = context.get(visitContext);
  const pathname = withoutSecrets(new URL(request.url).pathname);
  log.error({ err: thrown, requestId, method: request.method, pathname }, 'A request failed');
}

/** Whoever reads the log must not be able to open a link that was sent to somebody. */
function withoutSecrets(pathname: string): string {
  return pathname.replace(/(?<=\/)[\w-]{43}(?=[/.]|$)/g, '…');
}
