import { sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { defaultKind } from './database.ts';

/**
 * Waits until a transaction waits for another, or 300 queries have found none. In the embedded database, which has one
 * connection, none ever waits: one query then only waits until the statements before it have ended.
 */
export async function waitForBlockedTransaction(shop: Shop): Promise<void> {
  const attempts = defaultKind() === 'embedded' ? 1 : 300;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // In a transaction the database would list the same connections each time, without those opened since.
    await shop.db.execute(sql`select pg_stat_clear_snapshot()`);
    const result = (await shop.db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as { rows: [] };
    if (result.rows.length > 0) return;
  }
}
