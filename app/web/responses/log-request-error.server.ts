import type { RouterContextProvider } from 'react-router';
import { isDiskFullError } from '#platform/db/without-writes.server.ts';
import { log } from '#platform/log/log.server.ts';
import { requestDetailsContext } from '#web/contexts.server.ts';

/** The arguments of loaders and actions that shared code needs. */
export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Logs a bug or an outage of a request, whether it ended the request or the page caught it and shows a text of its own. */
export function logRequestError({ request, context }: RequestArgs, thrown: unknown): void {
  // The log may be on the full disk.
  if (isDiskFullError(thrown)) return;
  const { requestId } = context.get(requestDetailsContext);
  const pathname = withoutSecrets(new URL(request.url).pathname);
  log.error({ err: thrown, requestId, method: request.method, pathname }, 'A request failed');
}

/** Matches a part of a path with a token, an id, a phone or order number, or escaped characters, which may hide these. */
const secretPart =
  /(?<=\/)(?=[\w-]{43}(?:[/.]|$)|[\da-f]{8}-[\da-f]{4}-|[^/]*(?:\d{9}|%))[^/]*?(?=(?:\.data)?(?:\/|$))/gi;

/** Removes tokens, ids and numbers from the path, because with some of them a reader of the log could open an order. */
function withoutSecrets(pathname: string): string {
  return pathname.replace(secretPart, '…');
}
