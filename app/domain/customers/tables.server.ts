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
import { languages } from '#domain/kernel/bilingual.ts';
import { randomId, timestamptz } from '#domain/kernel/columns.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { districts } from '#domain/places/districts.ts';
import { provinces } from '#domain/places/provinces.ts';

export const wishlists = pgTable(
  'wishlists',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    createdAt: timestamptz().notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.userId, entry.productId] })],
);

/** Delivery addresses. One of each customer is the default, with which forms are prefilled. */
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
    district: text({ enum: districts }),
    province: text({ enum: provinces }).notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: timestamptz().notNull(),
  },
  (address) => [
    check('customer_addresses_phone_is_e164', sql`${address.phone} ~ '^\\+94[0-9]{9}$'`),
    index('customer_addresses_of_user').on(address.userId, address.createdAt),
    uniqueIndex('customer_addresses_one_default')
      .on(address.userId)
      .where(sql`${address.isDefault}`),
  ],
);

/** Links that verify an e-mail address. Only the hash of the token is stored, and used ones are deleted. */
export const emailVerifications = pgTable(
  'email_proofs',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    expiresAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (verification) => [index('email_proofs_of_user').on(verification.userId)],
);

/**
 * Notes of the owner about a customer, whom their phone identifies. A customer sees them only in the copy of their data.
 */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: randomId(),
    phone: text().notNull(),
    text: text().notNull(),
    /** The name that the admin had then. */
    authorName: text().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (note) => [
    check('customer_notes_phone_is_e164', sql`${note.phone} ~ '^\\+94[0-9]{9}$'`),
    index('customer_notes_of_phone').on(note.phone, note.createdAt.desc()),
    index('customer_notes_by_age').on(note.createdAt),
  ],
);

/**
 * Consents to offers by WhatsApp or SMS, with time and order, and their withdrawals. No one else receives offers.
 */
export const offerConsents = pgTable(
  'offer_consents',
  {
    /** Part of the link to the page on which it is withdrawn. */
    id: randomId(),
    phone: text().notNull().unique(),
    language: text({ enum: languages }).notNull(),
    /** The order on whose page it was given. */
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    givenAt: timestamptz().notNull(),
    withdrawnAt: timestamptz(),
  },
  (consent) => [
    check('offer_consents_phone_is_e164', sql`${consent.phone} ~ '^\\+94[0-9]{9}$'`),
    check('offer_consents_language_known', sql`${consent.language} in ('en', 'si')`),
    index('offer_consents_in_force')
      .on(consent.givenAt.desc(), consent.id)
      .where(sql`${consent.withdrawnAt} is null`),
    index('offer_consents_of_order').on(consent.orderId),
  ],
);
