import { sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { methodsByTiming, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';

/** Selects the money that a ledger entry is about: its own, or what came last before it was refunded or reverted. */
export const moneyOfEntry = sql`(select came.via, came.at from ${paymentEntries} as came
  where came.order_id = ${paymentEntries.orderId} and came.kind = 'received' and came.amount_lkr > 0 and came.id <= ${paymentEntries.id}
  order by came.id desc limit 1) as money`;

/** Selects the payment method that the order had before it was next changed after the money came; null if it never was. */
const methodThen = sql`(select ${auditEntries.before} ->> 'paymentMethod' from ${auditEntries}
  where ${auditEntries.subjectKind} = 'order' and ${auditEntries.subjectId} = ${orders.id}::text
  and jsonb_exists(${auditEntries.before}, 'paymentMethod') and ${auditEntries.at} > money.at
  order by ${auditEntries.number} limit 1)`;

const online = sql`('payhere', 'refund-api')`;

/**
 * Selects the payment method of a ledger entry: that of its order when the money came, and the gateway's for what the
 * gateway reported. Requires a join with `orders` and `moneyOfEntry`.
 */
export const methodOfEntry = sql<PaymentMethod>`case
  when ${paymentEntries.via} in ${online} or money.via in ${online} then ${methodsByTiming('online')[0]}
  else coalesce(${methodThen}, ${orders.paymentMethod}) end`;
