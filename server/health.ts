import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { ShopState } from './step.ts';

type Asked = { state: ShopState; running: RunningShop };

/** A database that takes longer counts as down. */
const patienceMs = 3_000;

/**
 * `/livez`: the process runs. `/readyz`: it takes orders, since its database answers and has room. Returns true for
 * either path.
 */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  asked: Asked,
): boolean {
  if (request.url === '/livez') {
    say(response, 200);
    return true;
  }
  if (request.url !== '/readyz') return false;
  if (asked.running.disk.stopsWrites) {
    say(response, 503, 'not ready: the disk has less than 200 MB left');
    return true;
  }
  void isReady(asked).then((ready) => say(response, ready ? 200 : 503));
  return true;
}

function isReady({ state, running }: Asked): Promise<boolean> {
  if (!state.accepting) return Promise.resolve(false);
  const answered = running.shop.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const waited = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), patienceMs).unref();
  });
  return Promise.race([answered, waited]);
}

function say(response: ServerResponse, status: 200 | 503, words?: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain' });
  response.end(words ?? (status === 200 ? 'ok' : 'not ready'));
}
