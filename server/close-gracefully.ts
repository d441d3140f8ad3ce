import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { DataLock } from '#platform/db/data-lock.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { ShopState } from './step.ts';

const patienceMs = 10_000;
const sweepEveryMs = 50;
/** Turns of the event loop, each of which accepts one connection. */
const maxTurns = 500;

type OpenParts = {
  state: ShopState;
  running: Pick<RunningShop, 'close'>;
  lock: DataLock | undefined;
  stopWork: () => Promise<void>;
  drainMs: number;
};

/**
 * Drains until the proxy sends shoppers to other instances (`/readyz` returns 503), then accepts no new connection,
 * finishes requests in flight and the current e-mail, closes the database and releases the lock.
 */
export async function closeGracefully(
  server: Server,
  { state, running, lock, stopWork, drainMs }: OpenParts,
): Promise<void> {
  state.accepting = false;
  const workStopped = stopWork();
  if (drainMs > 0) {
    await pause(drainMs);
    await acceptWaiting(server);
  }
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Closes idle connections, which browsers keep open after the last response.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs);
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(impatience);
  await workStopped;
  await running.close();
  lock?.release();
}

/**
 * Accepts the connections in the system's backlog: closing would reset them, with the requests in them.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let cameLately = true;
  const note = () => {
    cameLately = true;
  };
  server.on('connection', note);
  for (let turn = 0; cameLately && turn < maxTurns; turn += 1) {
    cameLately = false;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', note);
}
