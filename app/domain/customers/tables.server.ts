import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#domain/accounts/tables.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { moment } from '#domain/kernel/columns.server.ts';

/** The record that signing up makes. The phone is E.164, or empty where none was given. */
export const customers = pgTable('customers', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull().default(''),
  createdAt: moment().notNull(),
});

export const wishlists = pgTable(
  'wishlists',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    createdAt: moment().notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.userId, entry.productId] })],
);
