import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem } from '#platform/config/start-problem.server.ts';

const firstPauseMs = 250;
const longestPauseMs = 4_000;

/** Not there yet, or there and still starting: a machine that brings up both at once gets here. */
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
  '57P03',
]);

/** Waits until the server takes connections. Whatever waiting cannot mend, and a server that stays away, ends the start. */
export async function waitForPostgres(url: string, patienceMs = 30_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const failure = await tryToConnect(url);
    if (!failure) return;
    if (!passing.has(failure.code ?? '') || Date.now() + pauseMs > deadline) {
      throw new StartProblem(
        `The database of DATABASE_URL (${placeOf(url)}) does not let the shop in: ${failure.message}`,
      );
    }
    await pause(pauseMs);
  }
}

async function tryToConnect(url: string): Promise<{ code?: string; message: string } | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (thrown) {
    return failureOf(thrown);
  }
}

/** A name with several addresses fails with one error for each of them and no words of its own. */
function failureOf(thrown: unknown): { code?: string; message: string } {
  const error = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined ? { message } : { code, message };
}

/** Where it is, without the password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
}
