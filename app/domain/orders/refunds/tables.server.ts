import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf, rupees, timestamptz } from '#domain/kernel/columns.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { gatewayRefundStates } from './gateway-refund.ts';

/** Refunds through the gateway, each recorded before the gateway is called (decision 075). */
export const gatewayRefunds = pgTable(
  'gateway_refunds',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The gateway's id of the payment, and the reference of its attempt, by which it is looked up. */
    paymentId: text().notNull(),
    reference: text().notNull(),
    amountLkr: rupees().notNull(),
    /** Returned units by product, to be restocked once the money is refunded. */
    returnedUnits: jsonb('back').$type<Record<string, number>>().notNull().default({}),
    state: text({ enum: gatewayRefundStates }).notNull().default('open'),
    /** The gateway's id of the refund; empty if it gave none. */
    refundId: text().notNull().default(''),
    startedAt: timestamptz().notNull(),
    /** The gateway's last status of the payment of an unknown refund, and its time. */
    seenStatus: text().notNull().default(''),
    seenAt: timestamptz(),
    /** When the refund is looked up next; null unless it is unknown, and after the last lookup. */
    askAt: timestamptz(),
    asked: integer().notNull().default(0),
  },
  (refund) => [
    check('gateway_refunds_refund_something', sql`${refund.amountLkr} > 0`),
    check('gateway_refunds_state_known', sql`${refund.state} in ${oneOf(gatewayRefundStates)}`),
    // One refund of an order at a time: nothing else is refunded before it has a result.
    uniqueIndex('gateway_refunds_one_open')
      .on(refund.orderId)
      .where(sql`${refund.state} in ('open', 'unknown')`),
    index('gateway_refunds_of_order').on(refund.orderId, refund.startedAt),
    index('gateway_refunds_to_ask').on(refund.askAt).where(sql`${refund.askAt} is not null`),
  ],
);
