import type { Server } from 'node:http';
import type { DataLock } from '#platform/db/data-lock.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { ShopState } from './step.ts';

const patienceMs = 10_000;
const sweepMs = 50;

type Parts = {
  state: ShopState;
  running: RunningShop;
  lock: DataLock | undefined;
  stopWork: () => Promise<void>;
};

/**
 * Takes no new request, finishes those in flight and the e-mail that is being sent, then closes the database and releases
 * the data directory.
 */
export async function closeGracefully(
  server: Server,
  { state, running, lock, stopWork }: Parts,
): Promise<void> {
  state.accepting = false;
  const workStopped = stopWork();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Browsers keep their connections after the last response: these fall idle and would never close by themselves.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(impatience);
  await workStopped;
  await running.close();
  lock?.release();
}
