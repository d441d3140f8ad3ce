import { sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { methodsByTiming, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';

/** Selects the payment that a ledger entry is about: itself, or for a refund or reversal the last payment before it. */
export const paymentOfEntry = sql`(select earlier.via, earlier.at from ${paymentEntries} as earlier
  where earlier.order_id = ${paymentEntries.orderId} and earlier.kind = 'received' and earlier.amount_lkr > 0 and earlier.id <= ${paymentEntries.id}
  order by earlier.id desc limit 1) as payment`;

/** Selects the method that the order had at that payment, from the first change of method after it; null without one. */
const methodAtPayment = sql`(select ${auditEntries.before} ->> 'paymentMethod' from ${auditEntries}
  where ${auditEntries.subjectKind} = 'order' and ${auditEntries.subjectId} = ${orders.id}::text
  and jsonb_exists(${auditEntries.before}, 'paymentMethod') and ${auditEntries.at} > payment.at
  order by ${auditEntries.number} limit 1)`;

/** The sources of entries that the gateway reported. */
const gatewaySources = sql`('payhere', 'refund-api')`;

/**
 * Selects the payment method of a ledger entry: that of its order at the payment, and the gateway's for what the gateway
 * reported. Requires a join with `orders` and `paymentOfEntry`.
 */
export const methodOfEntry = sql<PaymentMethod>`case
  when ${paymentEntries.via} in ${gatewaySources} or payment.via in ${gatewaySources} then ${methodsByTiming('online')[0]}
  else coalesce(${methodAtPayment}, ${orders.paymentMethod}) end`;
