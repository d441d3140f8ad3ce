import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#domain/accounts/tables.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { timestamptz } from '#domain/kernel/columns.server.ts';

/** The cart of a signed-in customer; a guest's cart is in a signed cookie. */
export const carts = pgTable('carts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  idempotencyKey: uuid().notNull().unique(),
  /** The code that the shopper entered, normalized, valid or not. */
  promoCode: text(),
  updatedAt: timestamptz().notNull(),
});

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: uuid()
      .notNull()
      .references(() => carts.userId, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
    quantity: integer().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.userId, line.productId] }),
    check('cart_lines_quantity_in_range', sql`${line.quantity} between 1 and 9999`),
  ],
);

/**
 * The lines of guest carts that were merged into account carts, so that a sign-in that is sent twice adds them once.
 * Kept, by the key of the guest's cart, slightly longer than a browser keeps the cookie of that cart.
 */
export const mergedCartLines = pgTable(
  'joined_cart_lines',
  {
    cartKey: uuid().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamptz().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.cartKey, line.productId] }),
    check('joined_cart_lines_quantity_in_range', sql`${line.quantity} between 1 and 9999`),
    index('joined_cart_lines_by_age').on(line.joinedAt),
  ],
);
