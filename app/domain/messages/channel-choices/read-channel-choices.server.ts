import { asc, sql } from 'drizzle-orm';
import { mapToRecord } from '#domain/kernel/records.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import {
  type ChannelChoice,
  type ChannelChoices,
  configurableKinds,
  defaultChannels,
} from './channel-choices.ts';
import { channelChoices } from './tables.server.ts';

type Row = Pick<typeof channelChoices.$inferSelect, 'kind' | 'channel' | 'condition'>;

/** Selects the chosen channels inside another query. */
export const channelChoiceRows = sql<Row[]>`(select coalesce(
    jsonb_agg(
      jsonb_build_object('kind', chosen.kind, 'channel', chosen.channel, 'condition', chosen.time)
      order by chosen.kind, chosen.place
    ), '[]')
  from ${channelChoices} as chosen)`;

/** Reads the channels of each kind: those that the owner chose, and the defaults for the others. */
export async function readChannelChoices(shop: Shop): Promise<ChannelChoices> {
  const rows = await shop.db
    .select()
    .from(channelChoices)
    .orderBy(asc(channelChoices.kind), asc(channelChoices.position));
  return choicesOf(rows);
}

export function choicesOf(rows: readonly Row[]): ChannelChoices {
  return mapToRecord(configurableKinds, (kind) => {
    const chosen = rows.filter((row) => row.kind === kind);
    return chosen.length === 0 ? defaultChannels[kind] : chosen.flatMap(choiceOf);
  });
}

/** Returns no choice for a kind that is not sent, which has one row without a channel. */
function choiceOf({ channel, condition }: Row): ChannelChoice[] {
  return channel === null ? [] : [{ channel, condition }];
}
