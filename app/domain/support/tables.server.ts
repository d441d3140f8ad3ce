import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, randomId } from '#domain/kernel/columns.server.ts';

/** What shoppers write through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: randomId(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    message: text().notNull(),
    createdAt: moment().notNull(),
  },
  (contact) => [
    check('contact_messages_say_something', sql`${contact.message} <> ''`),
    index('contact_messages_newest_first').on(contact.createdAt.desc()),
  ],
);
