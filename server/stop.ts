import type { Server } from 'node:http';
import type { DataLock } from '#platform/db/data-lock.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { ShopState } from './shop-listener.ts';

const patienceMs = 10_000;

/** Takes no new request, finishes those in flight, then closes the database and lets the data directory go. */
export async function closeGracefully(
  server: Server,
  { state, running, lock }: { state: ShopState; running: RunningShop; lock: DataLock | undefined },
): Promise<void> {
  state.accepting = false;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(impatience);
  await running.close();
  lock?.release();
}
