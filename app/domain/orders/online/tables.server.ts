import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { rupees, timestamptz } from '#domain/kernel/columns.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { payHereCodes } from '#domain/payments/payhere/gateway.ts';

/** Attempts to pay an order online: one when it is placed, and one each time the shopper tries again. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    /**
     * The reference for the gateway: the order number and the number of the attempt. Never the id that opens the
     * order's page.
     */
    reference: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    amountLkr: rupees().notNull(),
    /**
     * The payer's name, in the two parts that the gateway requires; empty after its retention or once the person was
     * removed.
     */
    firstName: text().notNull(),
    lastName: text().notNull(),
    openedAt: timestamptz().notNull(),
    /** When the attempt ended: its order expired, was reinstated, or its money was reverted or refunded. */
    releasedAt: timestamptz(),
    /** When the attempt is looked up next; null once a payment was found, or after the last lookup. */
    askAt: timestamptz(),
    /** The number of lookups that the gateway has answered. */
    asked: integer().notNull().default(0),
  },
  (attempt) => [
    check('payment_attempts_ask_for_something', sql`${attempt.amountLkr} > 0`),
    index('payment_attempts_of_order').on(attempt.orderId, attempt.openedAt),
    index('payment_attempts_to_ask').on(attempt.askAt),
  ],
);

/** The gateway's notifications about payments, one row for each outcome. */
export const paymentNotifications = pgTable(
  'payment_notices',
  {
    paymentId: text().notNull(),
    code: integer().$type<(typeof payHereCodes)[number]>().notNull(),
    reference: text()
      .notNull()
      .references(() => paymentAttempts.reference),
    amountLkr: rupees().notNull(),
    method: text().notNull(),
    at: timestamptz().notNull(),
  },
  (notification) => [
    primaryKey({ columns: [notification.paymentId, notification.code] }),
    check(
      'payment_notices_code_known',
      sql`${notification.code} in (${sql.raw(payHereCodes.join(', '))})`,
    ),
    index('payment_notices_of_attempt').on(notification.reference),
  ],
);
