import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { randomId, rupees, timestamptz } from '#domain/kernel/columns.server.ts';
import { paymentStatuses } from '#domain/orders/order.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { amountKinds, type ColumnHeadings, lineOutcomes } from './remittance.ts';

/** The format of each courier's list: its columns as the owner assigned them, and what its amounts are. */
export const courierListFormats = pgTable('courier_lists', {
  /** The name as `nameKey` returns it, so that its spelling in upper or lower case does not matter. */
  courier: text().primaryKey(),
  columns: jsonb().$type<ColumnHeadings>().notNull(),
  amountKind: text('amount_is', { enum: amountKinds }).notNull(),
});

/** Remittances of couriers. A remittance without `takenAt` is a preview that has changed nothing. */
export const remittances = pgTable(
  'remittances',
  {
    id: randomId(),
    courier: text().notNull(),
    /** A digest of courier and lines, so that the same list is not added twice. */
    digest: text().notNull(),
    createdAt: timestamptz().notNull(),
    takenAt: timestamptz(),
    takenBackAt: timestamptz(),
  },
  (list) => [
    uniqueIndex('remittances_once').on(list.digest).where(sql`${list.takenBackAt} is null`),
    index('remittances_newest_first').on(list.createdAt.desc(), list.id),
  ],
);

/** The lines of remittances: numbers and amounts, no personal data. */
export const remittanceLines = pgTable(
  'remittance_lines',
  {
    remittanceId: uuid()
      .notNull()
      .references(() => remittances.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    trackingNumber: text().notNull(),
    orderNumber: text().notNull(),
    amountLkr: rupees(),
    feeLkr: rupees().notNull(),
    /** Null, like the columns that follow, until the list is taken over. */
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    outcome: text({ enum: lineOutcomes }),
    /** The order's payment status before this line paid it. */
    paymentStatusBefore: text({ enum: paymentStatuses }),
  },
  (line) => [
    primaryKey({ columns: [line.remittanceId, line.position] }),
    index('remittance_lines_by_order').on(line.orderId),
  ],
);
