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

/** Takes no new request, finishes those in flight and the letter that is being sent, then closes the database and lets the data directory go. */
export async function closeGracefully(
  server: Server,
  { state, running, lock, stopWork }: Parts,
): Promise<void> {
  state.accepting = false;
  const workStopped = stopWork();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A browser keeps its connection after the answer that we wait for: it falls idle and would never close by itself.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(impatience);
  await workStopped;
  await running.close();
  lock?.release();
}
