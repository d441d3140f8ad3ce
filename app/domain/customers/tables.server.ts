import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#domain/accounts/tables.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { moment, randomId } from '#domain/kernel/columns.server.ts';
import { withoutJoiners } from '#domain/kernel/search-text.server.ts';
import { provinces } from '#domain/orders/provinces.ts';

/**
 * The record that signing up makes. The phone is E.164, or empty where none was given; one can sign in with it, so no
 * two accounts have the same. The e-mail is empty where the account was made by phone.
 */
export const customers = pgTable(
  'customers',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (customer) => [
    uniqueIndex('customers_one_of_phone').on(customer.phone).where(sql`${customer.phone} <> ''`),
    index('customers_in_book').on(customer.phone, customer.name, customer.createdAt),
    index('customers_by_words').using('gin', sql`${withoutJoiners(customer.name)} gin_trgm_ops`),
    index('customers_by_digits').using('gin', customer.phone.op('gin_trgm_ops')),
  ],
);

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

/** Where a customer has things sent to. One of them is the one that a form begins with. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    province: text({ enum: provinces }).notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (address) => [
    check('customer_addresses_phone_is_e164', sql`${address.phone} ~ '^\\+94[0-9]{9}$'`),
    index('customer_addresses_of_user').on(address.userId, address.createdAt),
    uniqueIndex('customer_addresses_one_default')
      .on(address.userId)
      .where(sql`${address.isDefault}`),
  ],
);

/** A link that shows that an e-mail address is its owner's. Only the hash of its token is kept, and used ones go. */
export const emailProofs = pgTable(
  'email_proofs',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (proof) => [index('email_proofs_of_user').on(proof.userId)],
);
