import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf, rupees, timestamptz } from '#domain/kernel/columns.server.ts';
import { entryKinds, paymentSourceKinds } from './payment-entry.ts';

/**
 * The payment ledger: every amount received or refunded for an order. Entries are never changed, except that the gateway's
 * fee is filled in once it is known.
 */
export const paymentEntries = pgTable(
  'payment_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * References orders; a separate migration adds the key, because the orders' tables depend on payments.
     */
    orderId: uuid().notNull(),
    kind: text({ enum: entryKinds }).notNull(),
    /** Negative where it reverts an earlier entry. */
    amountLkr: rupees().notNull(),
    via: text({ enum: paymentSourceKinds }).notNull(),
    /** The payment id, or the tracking or order number of the parcel; empty for other sources. */
    reference: text().notNull().default(''),
    /** The fee that the gateway or courier deducted. */
    feeLkr: rupees().notNull().default(0),
    at: timestamptz().notNull(),
  },
  (entry) => [
    check('payment_entries_move_something', sql`${entry.amountLkr} <> 0`),
    check('payment_entries_kind_known', sql`${entry.kind} in ('received', 'refunded')`),
    check('payment_entries_via_known', sql`${entry.via} in ${oneOf(paymentSourceKinds)}`),
    index('payment_entries_by_order').on(entry.orderId, entry.id),
    index('payment_entries_by_day').on(entry.at, entry.orderId),
  ],
);
