import { sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';

/**
 * Runs the work with another time zone in the process and in every database session: the two that a careless date would
 * use.
 */
export async function inTimeZone(shop: Shop, zone: string, work: () => Promise<void>) {
  const own = process.env['TZ'];
  process.env['TZ'] = zone;
  await onEveryConnection(shop, `set timezone = '${zone}'`);
  try {
    if (new Intl.DateTimeFormat().resolvedOptions().timeZone !== zone) {
      throw new Error(`The process did not move to ${zone}.`);
    }
    await work();
  } finally {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
    await onEveryConnection(shop, 'reset timezone');
  }
}

/** More than the pool has: statements at the same time take a connection each. */
const statementsAtOnce = 30;

async function onEveryConnection(shop: Shop, statement: string): Promise<void> {
  const all = Array.from({ length: statementsAtOnce }, () => shop.db.execute(sql.raw(statement)));
  await Promise.all(all);
}
