import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { products } from '#domain/catalog/tables.server.ts';
import { languages } from '#domain/kernel/bilingual.ts';
import { randomId, timestamptz } from '#domain/kernel/columns.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { hidingReasons } from './review.ts';

/**
 * Reviews of products, one for each line of an order. Deleted only with invented orders: erasing a person leaves the
 * stars, so that the average of a product stays the average of all.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: randomId(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    stars: integer().notNull(),
    words: text().notNull().default(''),
    /** First name and town are empty unless the reviewer agreed to show them. */
    firstName: text().notNull().default(''),
    town: text().notNull().default(''),
    language: text({ enum: languages }).notNull(),
    createdAt: timestamptz().notNull(),
    answer: text().notNull().default(''),
    /** Null while the review is shown. */
    hidingReason: text('hidden_for', { enum: hidingReasons }),
    /** The time at which the owner chose the review for the home page. */
    onHomeSince: timestamptz(),
    /** Incremented by every change, so that cached pages and other admins notice it. */
    version: integer().notNull().default(1),
  },
  (review) => [
    unique('reviews_one_for_a_line').on(review.orderId, review.productId),
    check('reviews_stars_in_range', sql`${review.stars} between 1 and 5`),
    check('reviews_language_known', sql`${review.language} in ('en', 'si')`),
    check(
      'reviews_reason_known',
      sql`${review.hidingReason} in ('abuse', 'personal-data', 'health-claim')`,
    ),
    index('reviews_of_product').on(review.productId, review.createdAt.desc(), review.id),
    index('reviews_newest_first').on(review.createdAt.desc(), review.id),
  ],
);
