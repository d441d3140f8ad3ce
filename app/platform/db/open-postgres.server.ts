import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './database.server.ts';
import { MendingPool } from './mending-pool.server.ts';
import { oneAtATimeAmong } from './one-at-a-time.server.ts';
import type { OpenDatabase } from './open-embedded.server.ts';

const poolSize = 10;
const connectTimeoutMs = 10_000;
/** No page and no command of the shop takes this long; a migration may. */
const patience = "set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '30s'";

type Options = { patient?: boolean };

/**
 * Opens PostgreSQL, or whatever speaks like it, by its URL. `onDeadConnection` hears of connections that died;
 * the pool makes new ones. A `patient` one waits for long statements, as migrations need.
 */
export function openPostgres(
  url: string,
  onDeadConnection: (error: Error) => void,
  { patient = false }: Options = {},
): OpenDatabase {
  const pool = new MendingPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    onConnect: async (client) => {
      // A connection that dies while a command holds it would otherwise end the process.
      client.on('error', onDeadConnection);
      if (!patient) await client.query(patience);
    },
  });
  pool.on('error', onDeadConnection);
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }) as unknown as Database,
    kind: 'postgres',
    oneAtATime: oneAtATimeAmong(pool),
    close: () => pool.end(),
  };
}
