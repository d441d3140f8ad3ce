import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { randomId, timestamptz } from '#domain/kernel/columns.server.ts';
import { slipReasons } from '#domain/orders/order.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { slipKinds, slipStates } from './slip.ts';

/**
 * Stores the bank slips of customers apart from product pictures: only the order's private page and the panel show them.
 * The shop deletes them after their retention, and when it erases their customer.
 */
export const bankSlips = pgTable(
  'bank_slips',
  {
    id: randomId(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: slipKinds }).notNull(),
    /** In pixels; null for a PDF, which the shop never opens. */
    width: integer(),
    height: integer(),
    bytes: integer().notNull(),
    /** SHA-256 of the content: the same file is stored once. */
    digest: text().notNull(),
    /** A WebP file that the shop made, or the original PDF, in base64. */
    content: text().notNull(),
    state: text({ enum: slipStates }).notNull().default('waiting'),
    sentAt: timestamptz().notNull(),
    settledAt: timestamptz(),
    reason: text({ enum: slipReasons }),
    /** The owner's addition to the reason. The customer reads it. */
    words: text().notNull().default(''),
  },
  (slip) => [
    unique('bank_slips_once').on(slip.orderId, slip.digest),
    check('bank_slips_kind_known', sql`${slip.kind} in ('picture', 'pdf')`),
    check('bank_slips_state_known', sql`${slip.state} in ('waiting', 'accepted', 'refused')`),
    check(
      'bank_slips_reason_known',
      sql`${slip.reason} in ('unreadable', 'wrong-amount', 'wrong-account', 'not-arrived', 'other')`,
    ),
    check(
      'bank_slips_pictures_have_a_size',
      sql`(${slip.kind} = 'picture') = (coalesce(${slip.width}, 0) > 0 and coalesce(${slip.height}, 0) > 0)`,
    ),
    check(
      'bank_slips_settled_in_time',
      sql`(${slip.state} = 'waiting') = (${slip.settledAt} is null)`,
    ),
    check(
      'bank_slips_refused_for_a_reason',
      sql`(${slip.state} = 'refused') = (${slip.reason} is not null)`,
    ),
    index('bank_slips_waiting').on(slip.sentAt).where(sql`${slip.state} = 'waiting'`),
    index('bank_slips_by_day').on(slip.sentAt),
  ],
);
