import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { randomId, timestamptz } from '#domain/kernel/columns.server.ts';
import { contactSources, contactStates } from './contact-state.ts';

/** Contact messages, from the contact form or from WhatsApp (decision 066). */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: randomId(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    message: text().notNull(),
    createdAt: timestamptz().notNull(),
    state: text({ enum: contactStates }).notNull().default('new'),
    source: text({ enum: contactSources }).notNull().default('form'),
    /** The id from WhatsApp, by which duplicates are dropped. */
    sourceId: text(),
    /** The owner's answer on WhatsApp. */
    answer: text().notNull().default(''),
  },
  (contact) => [
    unique('contact_messages_source_once').on(contact.sourceId),
    check('contact_messages_say_something', sql`${contact.message} <> ''`),
    check(
      'contact_messages_state_known',
      sql`${contact.state} in ('new', 'read', 'answered', 'done')`,
    ),
    check(
      'contact_messages_source_known',
      sql`${contact.source} in ('form', 'whatsapp') and (${contact.source} = 'whatsapp') = (${contact.sourceId} is not null)`,
    ),
    // Lets only messages that came by WhatsApp have an answer here: messages of the form are answered by e-mail or phone.
    check(
      'contact_messages_answered_where_written',
      sql`${contact.answer} = '' or ${contact.source} = 'whatsapp'`,
    ),
    index('contact_messages_of_phone').on(contact.phone, contact.createdAt.desc()),
    index('contact_messages_newest_first').on(contact.createdAt.desc()),
    index('contact_messages_of_state').on(contact.state, contact.createdAt.desc()),
  ],
);
