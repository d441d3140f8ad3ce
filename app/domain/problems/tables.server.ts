import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { randomId, timestamptz } from '#domain/kernel/columns.server.ts';
import { problemKinds } from '#domain/orders/order.ts';
import { orders } from '#domain/orders/tables.server.ts';

/**
 * Stores reported problems with delivered parcels, one for each order. The shop deletes them after their retention, and when
 * it erases their customer.
 */
export const parcelProblems = pgTable(
  'parcel_problems',
  {
    id: randomId(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: problemKinds }).notNull(),
    words: text().notNull().default(''),
    createdAt: timestamptz().notNull(),
    settledAt: timestamptz(),
    /** The shop's answer when it settled the problem. The customer reads it. */
    answer: text().notNull().default(''),
  },
  (problem) => [
    unique('parcel_problems_one_for_an_order').on(problem.orderId),
    check(
      'parcel_problems_kind_known',
      sql`${problem.kind} in ('damaged', 'wrong-item', 'missing-item', 'other')`,
    ),
    index('parcel_problems_open').on(problem.createdAt).where(sql`${problem.settledAt} is null`),
  ],
);

/**
 * Pictures of a problem, stored here and not among the pictures of products: only the order's private page and the panel
 * show them.
 */
export const problemPictures = pgTable(
  'problem_pictures',
  {
    id: randomId(),
    problemId: uuid()
      .notNull()
      .references(() => parcelProblems.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** In pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** A WebP file that the shop made, in base64. */
    content: text().notNull(),
  },
  (picture) => [
    unique('problem_pictures_in_order').on(picture.problemId, picture.position),
    check('problem_pictures_have_a_size', sql`${picture.width} > 0 and ${picture.height} > 0`),
  ],
);
