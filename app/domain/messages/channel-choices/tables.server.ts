import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { addressedChannels } from '#domain/channels/channels.ts';
import { oneOf } from '#domain/kernel/columns.server.ts';
import { channelConditions, configurableKinds } from './channel-choices.ts';

/**
 * The channels that the owner has chosen for each kind. A kind that is not sent has one row without a channel.
 */
export const channelChoices = pgTable(
  'message_ways',
  {
    kind: text({ enum: configurableKinds }).notNull(),
    position: smallint('place').notNull(),
    channel: text({ enum: addressedChannels }),
    condition: text('time', { enum: channelConditions }).notNull(),
  },
  ({ kind, position, channel, condition }) => [
    primaryKey({ columns: [kind, position] }),
    unique('message_ways_channel_once').on(kind, channel),
    check('message_ways_place_counted', sql`${position} >= 1`),
    check('message_ways_channel_known', sql`${channel} in ${oneOf(addressedChannels)}`),
    check('message_ways_none_alone', sql`${channel} is not null or ${position} = 1`),
    check('message_ways_time_known', sql`${condition} in ${oneOf(channelConditions)}`),
  ],
);
