import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './database.server.ts';
import { MendingPool } from './mending-pool.server.ts';
import { oneAtATimeAmong } from './one-at-a-time.server.ts';
import type { OpenDatabase } from './open-embedded.server.ts';

const poolSize = 10;
const connectTimeoutMs = 10_000;
/** No page and no command of the shop takes this long; a migration may. */
const patience = "set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '30s'";
/**
 * The books of a shop fit into memory, where looking up a page of an index costs hardly more than reading the next one;
 * and no question is so large that compiling it pays.
 */
export const planning = 'set random_page_cost = 1.1; set jit = off';

type Options = { patient?: boolean; logger?: Logger };

/**
 * Opens PostgreSQL, or whatever speaks like it, by its URL. `onDeadConnection` hears of connections that died;
 * the pool makes new ones. A `patient` one waits for long statements, as migrations need. A `logger` hears every query.
 */
export function openPostgres(
  url: string,
  onDeadConnection: (error: Error) => void,
  { patient = false, logger }: Options = {},
): OpenDatabase {
  const pool = new MendingPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    onConnect: async (client) => {
      // A connection that dies while a command holds it would otherwise end the process.
      client.on('error', onDeadConnection);
      await client.query(patient ? planning : `${planning}; ${patience}`);
    },
  });
  pool.on('error', onDeadConnection);
  return {
    db: drizzle({
      client: pool,
      casing: 'snake_case',
      ...(logger && { logger }),
    }) as unknown as Database,
    kind: 'postgres',
    oneAtATime: oneAtATimeAmong(pool),
    close: () => pool.end(),
  };
}
