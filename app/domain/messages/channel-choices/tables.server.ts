import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { addressedChannels } from '#domain/channels/channels.ts';
import { oneOf } from '#domain/kernel/columns.server.ts';
import { channelTimes, configurableKinds } from './channel-choices.ts';

/**
 * The channels that the owner has chosen for each kind. A kind that is not sent has one row without a channel.
 */
export const channelChoices = pgTable(
  'message_ways',
  {
    kind: text({ enum: configurableKinds }).notNull(),
    place: smallint().notNull(),
    channel: text({ enum: addressedChannels }),
    time: text({ enum: channelTimes }).notNull(),
  },
  ({ kind, place, channel, time }) => [
    primaryKey({ columns: [kind, place] }),
    unique('message_ways_channel_once').on(kind, channel),
    check('message_ways_place_counted', sql`${place} >= 1`),
    check('message_ways_channel_known', sql`${channel} in ${oneOf(addressedChannels)}`),
    check('message_ways_none_alone', sql`${channel} is not null or ${place} = 1`),
    check('message_ways_time_known', sql`${time} in ${oneOf(channelTimes)}`),
  ],
);
