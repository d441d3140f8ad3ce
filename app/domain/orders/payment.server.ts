import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { methodsByTiming } from '#domain/payments/payment-methods.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import { atCourierCondition } from './courier-conditions.server.ts';
import { flaggedCondition } from './index-conditions.server.ts';
import type { OrderConcern } from './order.ts';
import { netReceivedLkr, type OrderMoney } from './order-money.ts';
import type { PaymentCondition } from './payment.ts';
import { queueCondition } from './queues/queue-conditions.server.ts';
import { orders } from './tables.server.ts';

const isDueNow = gt(orders.dueLkr, 0);

/** The conditions of `payment.ts` and of `orderConcerns`, as SQL. `orderDues` explains `transfer` to `refund`. */
const conditions: Record<PaymentCondition | OrderConcern, SQL | undefined> = {
  transfer: and(
    inArray(orders.paymentMethod, methodsByTiming('before-dispatch')),
    isDueNow,
    inArray(orders.status, ['pending', 'paid', 'shipped']),
  ),
  delivered: and(
    eq(orders.status, 'delivered'),
    isDueNow,
    sql`not (${atCourierCondition(orders)})`,
  ),
  courier: atCourierCondition(orders),
  refund: gt(orders.refundDueLkr, 0),
  'ready-to-ship': and(
    inArray(orders.status, ['pending', 'paid']),
    isNull(orders.cancelAskedAt),
    isNull(orders.chargedBackAt),
    ne(orders.paymentStatus, 'refunded'),
    or(inArray(orders.paymentMethod, methodsByTiming('on-delivery')), eq(orders.dueLkr, 0)),
  ),
  'charged-back': isNotNull(orders.chargedBackAt),
  'cancel-asked': isNotNull(orders.cancelAskedAt),
  flagged: flaggedCondition(orders),
  'to-confirm': queueCondition('confirm'),
  confirmed: and(inArray(orders.status, ['pending', 'paid']), isNotNull(orders.confirmedByPhoneAt)),
};

/** Returns the SQL condition for orders that meet a payment condition or a filter of the order list. */
export function orderCondition(name: keyof typeof conditions): SQL {
  return sql`(${conditions[name]})`;
}

/** Counts the flagged orders that the owner should check before shipping. */
export function countFlagged(shop: AdminShop): Promise<number> {
  return shop.db.$count(orders, orderCondition('flagged'));
}

/** Returns the SQL condition for an order that the owner has marked as paid since a time, and has not reverted. */
export function markedPaidCondition({ orderId, since }: { orderId: SQL; since: SQL }): SQL {
  // A reversal leaves what was refunded before, so that the sum of all entries may stay positive.
  return sql`coalesce((select entry.amount_lkr > 0 from ${paymentEntries} entry
    where entry.order_id = ${orderId} and entry.kind = 'received' and entry.via = 'owner' and entry.at > ${since}
    order by entry.id desc limit 1), false)`;
}

/** Finds when a payment of an order was last reverted. Undefined for an order that still has money. */
export async function findLastReversal(
  { db }: Shop,
  order: OrderMoney & { id: string },
): Promise<Date | undefined> {
  if (netReceivedLkr(order) > 0) return undefined;
  const { orderId, kind, amountLkr, at } = paymentEntries;
  const [reversal] = await db
    .select({ at })
    .from(paymentEntries)
    .where(and(eq(orderId, order.id), eq(kind, 'received'), lt(amountLkr, 0)))
    .orderBy(desc(at))
    .limit(1);
  return reversal?.at;
}
