import { and, count, desc, eq, gt, inArray, isNull, lte, max, or, sql } from 'drizzle-orm';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { daysLater } from '#domain/kernel/colombo-time.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { readCancelRequestState } from '#domain/orders/cancelling/read-cancel-requests.server.ts';
import { setOrderStatuses } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { type LockedOrder, lockOrder } from '#domain/orders/lock-order.server.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { netReceivedLkr, type OrderMoney } from '#domain/orders/order-money.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { methodsByTiming } from '#domain/payments/payment-methods.ts';
import { canBePaidOnline } from './can-be-paid-online.ts';
import { endPaymentAttempts } from './end-payment-attempts.server.ts';
import { paymentAttempts } from './tables.server.ts';

/** The time for which the units of an order stay reserved after its last attempt to pay online. */
export const reservationMs = 30 * 60 * 1000;
/** The maximum number of orders in one run; the next run follows within a minute. */
const maxPerRun = 100;

/**
 * Cancels orders whose online payment did not arrive in time, and restocks their units. Leaves out orders without an open
 * attempt, such as reinstated ones. Ignores times more than a day ahead, which a wrong clock has set.
 */
export async function expireUnpaidOrders(shop: Shop): Promise<void> {
  const expiryCutoff = new Date(shop.now().getTime() - reservationMs);
  const lateOrders = await shop.db
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(
      and(
        inArray(orders.paymentMethod, methodsByTiming('online')),
        eq(orders.status, 'pending'),
        or(lte(orders.createdAt, expiryCutoff), gt(orders.createdAt, latestPossible(shop))),
        isNull(paymentAttempts.releasedAt),
        // An order that cannot expire would take the place of another in every run.
        eq(orders.receivedLkr, orders.refundedLkr),
        gt(orders.dueLkr, 0),
      ),
    )
    .groupBy(orders.id)
    .having(
      sql`coalesce(${lastOpenedAt(shop)} <= ${expiryCutoff.toISOString()}::timestamptz, true)`,
    )
    .limit(maxPerRun);
  for (const { orderId } of lateOrders) await expireOrder(shop, orderId, expiryCutoff);
}

/** Allows a day ahead, so that a clock that is set back by a few hours cancels no order that is being paid. */
function latestPossible(shop: Shop): Date {
  return daysLater(shop.now(), 1);
}

/** Selects when the last attempt was opened; null if a wrong clock has set the times of all. */
function lastOpenedAt(shop: Shop) {
  const { openedAt } = paymentAttempts;
  return sql`${max(openedAt)} filter (where ${lte(openedAt, latestPossible(shop))})`;
}

/** Returns whether the order expires unless it is paid in time: not if its newest attempt has ended, so that none is open. */
export function canExpire(
  order: OrderMoney & { status: OrderStatus },
  newestAttempt: { releasedAt: Date | null } | undefined,
): boolean {
  const isUnpaid = order.status === 'pending' && netReceivedLkr(order) === 0;
  return isUnpaid && newestAttempt?.releasedAt === null;
}

/** Cancels the order, unless a payment or another attempt has arrived in the meantime: checks again under the lock. */
function expireOrder(shop: Shop, orderId: string, expiryCutoff: Date) {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    const [attempts] = await shop.db
      .select({
        openCount: count(),
        lastOpenedAt: lastOpenedAt(shop).mapWith(paymentAttempts.openedAt),
      })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.orderId, orderId), isNull(paymentAttempts.releasedAt)));
    const mayExpire = order && canBePaidOnline(order) && netReceivedLkr(order) === 0;
    if (!mayExpire || !attempts?.openCount) return ok();
    if (attempts.lastOpenedAt && attempts.lastOpenedAt > expiryCutoff) return ok();
    await setOrderStatuses(shop, order, {
      status: 'cancelled',
      paymentStatus: 'failed',
      reason: 'not-paid',
    });
    await endPaymentAttempts(shop, orderId);
    return ok();
  });
}

/**
 * Returns whether the shop itself, and not the owner, last cancelled the order because it was not paid in time. Returns
 * false if its customer had asked to cancel it, or if the customer's data were removed.
 */
export async function wasCancelledByExpiry(shop: Shop, order: LockedOrder): Promise<boolean> {
  if (order.status !== 'cancelled' || order.personRemovedAt !== null) return false;
  const [cancelled] = await shop.db
    .select({ actor: auditEntries.actor, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectKind, 'order'),
        eq(auditEntries.subjectId, order.id),
        sql`${auditEntries.after} ->> 'status' = 'cancelled'`,
      ),
    )
    .orderBy(desc(auditEntries.number))
    .limit(1);
  // The owner can choose the same reason.
  const isUnpaid = cancelled?.actor !== 'owner' && cancelled?.after?.['reason'] === 'not-paid';
  return isUnpaid && (await readCancelRequestState(shop, order)).request?.state !== 'accepted';
}
