import { sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';

/**
 * Runs the work with both clocks that careless dates would read in another zone: the process's, and the database
 * session's.
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
const maxConnections = 30;

async function onEveryConnection(shop: Shop, statement: string): Promise<void> {
  const all = Array.from({ length: maxConnections }, () => shop.db.execute(sql.raw(statement)));
  await Promise.all(all);
}

/** Makes pseudorandom numbers from 0 to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
