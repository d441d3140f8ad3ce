import type { RouterContextProvider } from 'react-router';
import { isDiskFullError } from '#platform/db/without-writes.server.ts';
import { log } from '#platform/log/log.server.ts';
import { visitContext } from '#web/contexts.server.ts';

/** The arguments of loaders and actions that shared code needs. */
export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Logs a bug or an outage that a page reports in its own text instead of throwing it. */
export function logRequestError({ request, context }: RequestArgs, thrown: unknown): void {
  // The log may be on the full disk.
  if (isDiskFullError(thrown)) return;
  const { requestId } = context.get(visitContext);
  const pathname = withoutSecrets(new URL(request.url).pathname);
  log.error({ err: thrown, requestId, method: request.method, pathname }, 'A request failed');
}

/** Removes tokens, so that readers of the log cannot open a link that was sent to someone. */
function withoutSecrets(pathname: string): string {
  return pathname.replace(/(?<=\/)[\w-]{43}(?=[/.]|$)/g, '…');
}
