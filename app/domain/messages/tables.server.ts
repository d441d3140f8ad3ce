import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { channelNames } from '#domain/channels/channels.ts';
import { languages } from '#domain/kernel/bilingual.ts';
import { oneOf, randomId, timestamptz } from '#domain/kernel/columns.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { pushDevices } from '#domain/push/tables.server.ts';
import { stockAlerts } from '#domain/stock-alerts/tables.server.ts';
import { contactMessages } from '#domain/support/tables.server.ts';
import { audiences, messageKinds, messageProblems, messageStates } from './message.ts';

/**
 * The messages of the shop: inserted in the transaction of their event, sent later by a background job.
 */
export const messages = pgTable(
  'messages',
  {
    id: randomId(),
    /** The id of what the message is about, such as a history entry, a request or a contact message. */
    causeId: text().notNull(),
    kind: text({ enum: messageKinds }).notNull(),
    audience: text({ enum: audiences }).notNull(),
    channel: text({ enum: channelNames }).notNull(),
    recipient: text().notNull(),
    language: text({ enum: languages }).notNull(),
    orderId: uuid().references(() => orders.id),
    contactMessageId: uuid().references(() => contactMessages.id, { onDelete: 'cascade' }),
    stockAlertId: uuid().references(() => stockAlerts.id, { onDelete: 'cascade' }),
    pushDeviceId: uuid().references(() => pushDevices.id, { onDelete: 'cascade' }),
    personName: text(),
    /** A secret link, or a code by SMS. Wiped once the message was sent or has failed. */
    secretLink: text(),
    state: text({ enum: messageStates }).notNull(),
    /** Attempts that the provider answered. Attempts on an unreachable server do not count. */
    attempts: integer().notNull().default(0),
    nextTryAt: timestamptz().notNull(),
    /** The end of a hold: of quiet hours, of the daily limit for SMS, or of a delay that the provider requested. */
    holdUntil: timestamptz(),
    /** The end of the time in which one process sends the message. */
    leaseUntil: timestamptz(),
    /** The time from which the message is of no use to its recipient. */
    uselessAfter: timestamptz().notNull(),
    problem: text({ enum: messageProblems }),
    lastError: text(),
    createdAt: timestamptz().notNull(),
    sentAt: timestamptz(),
    /** The provider's id, and when the provider reported arrival and reading. */
    providerId: text(),
    deliveredAt: timestamptz(),
    readAt: timestamptz(),
  },
  (message) => [
    unique('messages_one_per_cause').on(
      message.causeId,
      message.audience,
      message.recipient,
      message.channel,
    ),
    check('messages_kind_known', sql`${message.kind} in ${oneOf(messageKinds)}`),
    check('messages_audience_known', sql`${message.audience} in ${oneOf(audiences)}`),
    check('messages_channel_known', sql`${message.channel} in ${oneOf(channelNames)}`),
    check('messages_language_known', sql`${message.language} in ${oneOf(languages)}`),
    check('messages_state_known', sql`${message.state} in ${oneOf(messageStates)}`),
    check('messages_attempts_not_negative', sql`${message.attempts} >= 0`),
    check(
      'messages_keep_no_secret_longer_than_needed',
      sql`${message.secretLink} is null or ${message.state} in ('waiting', 'shown')`,
    ),
    index('messages_to_send').on(message.nextTryAt).where(sql`${message.state} = 'waiting'`),
    index('messages_newest_first').on(message.createdAt.desc(), message.id),
    index('messages_by_state').on(message.state, message.createdAt.desc()),
    index('messages_of_order').on(message.orderId),
    index('messages_by_provider_id').on(message.providerId),
    // Speeds up the deletion of contact messages, which deletes their messages too.
    index('messages_of_contact_message')
      .on(message.contactMessageId)
      .where(sql`${message.contactMessageId} is not null`),
    index('messages_of_stock_alert').on(message.stockAlertId),
    index('messages_of_push_device').on(message.pushDeviceId),
  ],
);

export type MessageRow = typeof messages.$inferSelect;

/**
 * A message to be written; the columns that it leaves out are the same for all messages of one event.
 */
export type NewMessage = Pick<
  typeof messages.$inferInsert,
  'causeId' | 'kind' | 'audience' | 'channel' | 'recipient' | 'language'
> &
  Partial<typeof messages.$inferInsert>;
