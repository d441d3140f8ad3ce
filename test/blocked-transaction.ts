import { sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Waits until a transaction waits for another, 300 looks at most: with the embedded database's one connection none ever does. */
export async function waitForBlockedTransaction(shop: Shop): Promise<void> {
  for (let look = 0; look < 300; look += 1) {
    const answer = (await shop.db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as { rows: [] };
    if (answer.rows.length > 0) return;
  }
}
