import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { methodsThatCollect } from '#domain/payments/payment-methods.ts';
import { isAtCourier } from './courier-conditions.server.ts';
import type { OrderConcern } from './order.ts';
import type { PaymentQuestion } from './payment.ts';
import { isInQueue } from './queues/queue-conditions.server.ts';
import { isToLookAt, orders } from './tables.server.ts';

const isDueNow = gt(orders.dueLkr, 0);

/** The conditions of `payment.ts`, as SQL. */
const conditions: Record<PaymentQuestion | OrderConcern, SQL | undefined> = {
  transfer: and(
    inArray(orders.paymentMethod, methodsThatCollect('before-dispatch')),
    isDueNow,
    inArray(orders.status, ['pending', 'paid', 'shipped']),
  ),
  delivered: and(eq(orders.status, 'delivered'), isDueNow, sql`not (${isAtCourier(orders)})`),
  courier: isAtCourier(orders),
  refund: gt(orders.refundDueLkr, 0),
  'ready-to-leave': and(
    inArray(orders.status, ['pending', 'paid']),
    isNull(orders.cancelAskedAt),
    or(
      inArray(orders.paymentMethod, methodsThatCollect('on-delivery')),
      eq(orders.paymentStatus, 'paid'),
    ),
  ),
  'charged-back': isNotNull(orders.chargedBackAt),
  'cancel-asked': isNotNull(orders.cancelAskedAt),
  flagged: isToLookAt(orders),
  'to-confirm': isInQueue('confirm'),
  confirmed: and(inArray(orders.status, ['pending', 'paid']), isNotNull(orders.confirmedByPhoneAt)),
};

/** Returns the condition for orders that wait for a call, money, a refund or a check, or are ready to leave. */
export function isDue(question: keyof typeof conditions): SQL {
  return sql`(${conditions[question]})`;
}

/** Counts the orders that the owner should check before anything leaves. */
export function countFlagged(shop: OwnerShop): Promise<number> {
  return shop.db.$count(orders, isDue('flagged'));
}
