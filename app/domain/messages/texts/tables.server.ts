import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { configurableKinds } from '#domain/messages/channel-choices/channel-choices.ts';

/** Channels whose texts the owner can edit. */
const editableChannels = ['sms'] as const;

/** The owner's own texts. A kind without a row uses its default text. */
export const messageTexts = pgTable(
  'message_texts',
  {
    kind: text({ enum: configurableKinds }).notNull(),
    channel: text({ enum: editableChannels }).notNull(),
    en: text().notNull(),
    si: text().notNull(),
  },
  ({ kind, channel, en, si }) => [
    primaryKey({ columns: [kind, channel] }),
    check('message_texts_channel_known', sql`${channel} in ('sms')`),
    check('message_texts_not_empty', sql`${en} <> '' and ${si} <> ''`),
  ],
);
