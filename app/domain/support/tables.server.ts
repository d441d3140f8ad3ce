import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { randomId, timestamptz } from '#domain/kernel/columns.server.ts';
import { contactStates } from './contact-state.ts';

/** What shoppers send through the contact form. */
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
  },
  (contact) => [
    check('contact_messages_say_something', sql`${contact.message} <> ''`),
    check(
      'contact_messages_state_known',
      sql`${contact.state} in ('new', 'read', 'answered', 'done')`,
    ),
    index('contact_messages_newest_first').on(contact.createdAt.desc()),
    index('contact_messages_of_state').on(contact.state, contact.createdAt.desc()),
  ],
);
