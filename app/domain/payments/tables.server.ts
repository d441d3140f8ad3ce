import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { rupees, timestamptz } from '#domain/kernel/columns.server.ts';
import { entryKinds, paymentRoutes } from './payment-entry.ts';

/** The payment ledger: every sum that came in for an order or was refunded. Entries are only added. */
export const paymentEntries = pgTable(
  'payment_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * References orders; a separate migration adds the key, because the orders' tables depend on payments.
     */
    orderId: uuid().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    /** Negative where an earlier entry is taken back. */
    amountLkr: rupees().notNull(),
    via: text({ enum: paymentRoutes }).notNull(),
    /** The source's reference: a payment id, a tracking number; empty where there is none. */
    reference: text().notNull().default(''),
    /** The fee that the gateway or courier kept. */
    feeLkr: rupees().notNull().default(0),
    at: timestamptz().notNull(),
  },
  (entry) => [
    check('payment_entries_move_something', sql`${entry.amountLkr} <> 0`),
    check('payment_entries_kind_known', sql`${entry.kind} in ('received', 'refunded')`),
    check(
      'payment_entries_via_known',
      sql`${entry.via} in (${sql.raw(paymentRoutes.map((via) => `'${via}'`).join(', '))})`,
    ),
    index('payment_entries_by_order').on(entry.orderId, entry.id),
    index('payment_entries_by_day').on(entry.at, entry.orderId),
  ],
);
