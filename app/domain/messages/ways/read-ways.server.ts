import { asc } from 'drizzle-orm';
import { record } from '#domain/kernel/records.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messageWays } from './tables.server.ts';
import { chosenKinds, defaultWays, type Way, type Ways } from './ways.ts';

/** Reads the ways of each kind: those that the owner chose, and the shop's own for the others. */
export async function readWays(shop: Shop): Promise<Ways> {
  const rows = await shop.db
    .select()
    .from(messageWays)
    .orderBy(asc(messageWays.kind), asc(messageWays.place));
  return record(chosenKinds, (kind) => {
    const chosen = rows.filter((row) => row.kind === kind);
    return chosen.length === 0 ? defaultWays[kind] : chosen.flatMap(wayOf);
  });
}

function wayOf({ channel, time }: typeof messageWays.$inferSelect): Way[] {
  return channel === null ? [] : [{ channel, time }];
}
