import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { DataLock } from '#platform/db/data-lock.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { ShopState } from './middleware.ts';

const maxFinishMs = 10_000;
const sweepEveryMs = 50;
/** Limits the turns of the event loop that wait for connections in the backlog. */
const maxTurns = 500;

type OpenParts = {
  state: ShopState;
  running: Pick<RunningShop, 'close'>;
  lock: DataLock | undefined;
  stopBackgroundJobs: () => Promise<void>;
  drainMs: number;
};

/**
 * Drains for `drainMs`, in which the proxy sees 503 at `/readyz` and turns to other instances. Then accepts no new
 * connection, finishes requests in flight and the current e-mail, closes the database and releases the lock.
 */
export async function closeGracefully(
  server: Server,
  { state, running, lock, stopBackgroundJobs, drainMs }: OpenParts,
): Promise<void> {
  state.isAccepting = false;
  const jobsStopped = stopBackgroundJobs();
  if (drainMs > 0) {
    await pause(drainMs);
    await acceptWaiting(server);
  }
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Closes idle connections, which browsers keep open after the last response.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
  const deadline = setTimeout(() => server.closeAllConnections(), maxFinishMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
  await jobsStopped;
  await running.close();
  lock?.release();
}

/**
 * Accepts the connections in the system's backlog: closing would reset them, with the requests in them.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let hasNewConnection = true;
  const noteConnection = () => {
    hasNewConnection = true;
  };
  server.on('connection', noteConnection);
  for (let turn = 0; hasNewConnection && turn < maxTurns; turn += 1) {
    hasNewConnection = false;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', noteConnection);
}
