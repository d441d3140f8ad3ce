import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { ShopState } from './shop-listener.ts';

type Asked = { state: ShopState; running: RunningShop };

/** `/livez`: the process answers. `/readyz`: it takes orders, for its database answers too. True when it was asked. */
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
  void isReady(asked).then((ready) => say(response, ready ? 200 : 503));
  return true;
}

async function isReady({ state, running }: Asked): Promise<boolean> {
  if (!state.accepting) return false;
  return running.shop.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}

function say(response: ServerResponse, status: 200 | 503) {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end(status === 200 ? 'ok' : 'not ready');
}
