import { asc, sql } from 'drizzle-orm';
import { record } from '#domain/kernel/records.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messageWays } from './tables.server.ts';
import { chosenKinds, defaultWays, type Way, type Ways } from './ways.ts';

type Row = Pick<typeof messageWays.$inferSelect, 'kind' | 'channel' | 'time'>;

/** Selects the chosen channels inside another query. */
export const chosenWays = sql<Row[]>`(select coalesce(jsonb_agg(chosen order by kind, place), '[]')
  from ${messageWays} as chosen)`;

/** Reads the channels of each kind: those that the owner chose, and the defaults for the others. */
export async function readWays(shop: Shop): Promise<Ways> {
  const rows = await shop.db
    .select()
    .from(messageWays)
    .orderBy(asc(messageWays.kind), asc(messageWays.place));
  return waysOf(rows);
}

export function waysOf(rows: readonly Row[]): Ways {
  return record(chosenKinds, (kind) => {
    const chosen = rows.filter((row) => row.kind === kind);
    return chosen.length === 0 ? defaultWays[kind] : chosen.flatMap(wayOf);
  });
}

function wayOf({ channel, time }: Row): Way[] {
  return channel === null ? [] : [{ channel, time }];
}
