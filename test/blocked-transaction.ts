import { sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { defaultKind } from './database.ts';

/**
 * Waits until a transaction waits for another, 300 looks at most. The embedded database has one connection, so none ever does:
 * the one look only waits until the statements before it have ended.
 */
export async function waitForBlockedTransaction(shop: Shop): Promise<void> {
  const looks = defaultKind() === 'embedded' ? 1 : 300;
  for (let look = 0; look < looks; look += 1) {
    const answer = (await shop.db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as { rows: [] };
    if (answer.rows.length > 0) return;
  }
}
