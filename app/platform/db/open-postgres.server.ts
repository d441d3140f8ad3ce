import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.server.ts';
import type { OpenDatabase } from './open-embedded.server.ts';

const poolSize = 10;
const connectTimeoutMs = 10_000;

/** Opens PostgreSQL, or whatever speaks like it, by its URL. `onIdleError` hears of connections that died unused. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  pool.on('error', onIdleError);
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }) as unknown as Database,
    kind: 'postgres',
    close: () => pool.end(),
  };
}
