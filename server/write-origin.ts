import type { IncomingMessage } from 'node:http';
import type { Config } from '#platform/config/config.server.ts';

const readingMethods = new Set(['GET', 'HEAD']);

/**
 * Recognises a write that no page of this shop sent. Browsers name the origin of every post; the few that leave it out
 * say at least whether the page was ours. A request that says neither is refused.
 */
export function isWriteFromElsewhere(request: IncomingMessage, config: Config): boolean {
  if (readingMethods.has(request.method ?? '')) return false;
  const origin = request.headers.origin;
  if (origin !== undefined) return !acceptedOrigins(config).includes(origin);
  return request.headers['sec-fetch-site'] !== 'same-origin';
}

function acceptedOrigins({ appUrl, port }: Config): string[] {
  if (appUrl) return [appUrl.origin];
  const ownNames = ['localhost', '127.0.0.1', '[::1]'];
  // Browsers leave the usual port out.
  return ownNames.map((name) => new URL(`http://${name}:${port}`).origin);
}
