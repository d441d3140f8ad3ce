import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import { isOutage } from './is-outage.server.ts';

const firstPauseMs = 250;
const maxPauseMs = 4_000;
const connectTimeoutMs = 5_000;

/** The default, for commands and development. The shop itself waits without end, however late its database is. */
const defaultTimeoutMs = 30_000;

export type WaitOptions = {
  timeoutMs?: number;
  /** Called once for each reason why the server could not be reached. */
  onWait?: (reason: string) => void;
};

/**
 * Waits until the server accepts connections. Throws an OperatorProblem for errors that do not end by waiting, and after
 * `timeoutMs`.
 */
export async function waitForPostgres(
  url: string,
  { timeoutMs = defaultTimeoutMs, onWait }: WaitOptions = {},
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  const reported = new Set<string>();
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const failure = await tryToConnect(url);
    if (!failure) return;
    const reason = `The database of DATABASE_URL (${locationOf(url)}) does not let the shop in: ${messageOf(failure)}`;
    if (!isOutage(failure) || Date.now() + pauseMs > deadline) throw new OperatorProblem(reason);
    if (!reported.has(reason)) onWait?.(reason);
    reported.add(reason);
    await pause(pauseMs);
  }
}

async function tryToConnect(url: string): Promise<Error | undefined> {
  try {
    // Throws for a URL that it cannot decode, or that names a missing file, such as a certificate.
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
    return undefined;
  } catch (thrown) {
    return thrown as Error;
  }
}

/**
 * Unwraps the AggregateError of a host with several addresses, which has one error per address and no message. Says how to
 * mend a URL that cannot be decoded.
 */
function messageOf(failure: Error): string {
  if (failure instanceof URIError) return 'write % as %25 in its user and password';
  return failure instanceof AggregateError ? failure.errors[0].message : failure.message;
}

/** Returns host, port and database, without the password. */
function locationOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
}
