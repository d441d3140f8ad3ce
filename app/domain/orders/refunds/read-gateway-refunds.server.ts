import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { paymentNotifications } from '#domain/orders/online/tables.server.ts';
import { netReceivedLkr, type OrderMoney } from '#domain/orders/order-money.ts';
import { chargedBackCode } from '#domain/payments/payhere/gateway.ts';
import { sumOnlinePayments } from '#domain/payments/sum-online-payments.server.ts';
import { gatewayRefunds } from './tables.server.ts';

export type GatewayRefund = typeof gatewayRefunds.$inferSelect;

/** A payment through the gateway, and the part of it that can still be refunded there. */
export type OnlinePayment = {
  paymentId: string;
  reference: string;
  amountLkr: number;
  leftLkr: number;
};

/** Lists the payments of an order that came through the gateway, the newest first, by the payment ledger. */
export async function listOnlinePayments(shop: Shop, orderId: string): Promise<OnlinePayment[]> {
  const payments = await sumOnlinePayments(shop, orderId);
  const notified = await readNotified(
    shop,
    payments.map((payment) => payment.paymentId),
  );
  return payments.flatMap(({ paymentId, receivedLkr, leftLkr }) => {
    const { reference, isChargedBack } = notified.get(paymentId) ?? {};
    if (reference === undefined) return [];
    return [{ paymentId, reference, amountLkr: receivedLkr, leftLkr: isChargedBack ? 0 : leftLkr }];
  });
}

/**
 * Reads the references of these payments, and which were charged back: nothing of those can be refunded, also where the
 * payment ledger has no entry for the chargeback, because the order was refunded by hand before.
 */
async function readNotified({ db }: Shop, paymentIds: readonly string[]) {
  const { paymentId, reference, code } = paymentNotifications;
  const notified = await db
    .select({
      paymentId,
      reference,
      isChargedBack: sql<boolean>`bool_or(${code} = ${chargedBackCode})`,
    })
    .from(paymentNotifications)
    .where(inArray(paymentId, [...paymentIds]))
    .groupBy(paymentId, reference);
  return new Map(notified.map((row) => [row.paymentId, row]));
}

/** Reads the payments of an order that can be refunded through the gateway, and its refund without a result, if any. */
export async function readOnlineRefunds(
  shop: Shop,
  { order, canRefund }: { order: OrderMoney & { id: string }; canRefund: boolean },
) {
  const payments = canRefund ? await listOnlinePayments(shop, order.id) : [];
  const maxLkr = netReceivedLkr(order);
  const refundable = payments.flatMap((payment) => {
    const leftLkr = Math.min(payment.leftLkr, maxLkr);
    return leftLkr > 0 ? [{ ...payment, leftLkr }] : [];
  });
  return { payments: refundable, openRefund: await findOpenRefund(shop, order.id) };
}

/** Finds the refund through the gateway that has no result yet; there is at most one. */
export async function findOpenRefund(
  shop: Shop,
  orderId: string,
): Promise<GatewayRefund | undefined> {
  const [open] = await shop.db
    .select()
    .from(gatewayRefunds)
    .where(
      and(eq(gatewayRefunds.orderId, orderId), inArray(gatewayRefunds.state, ['open', 'unknown'])),
    );
  return open;
}

/** Finds the last refund of an order through the gateway. */
export async function findLastRefund(
  shop: Shop,
  orderId: string,
): Promise<GatewayRefund | undefined> {
  const [last] = await shop.db
    .select()
    .from(gatewayRefunds)
    .where(eq(gatewayRefunds.orderId, orderId))
    .orderBy(desc(gatewayRefunds.startedAt))
    .limit(1);
  return last;
}

/** Lists the ids of orders with a refund whose response was lost, the oldest first. */
export async function listOrdersWithUnknownRefund({ db }: Shop): Promise<string[]> {
  const { orderId, state, startedAt } = gatewayRefunds;
  const unknown = await db
    .select({ orderId })
    .from(gatewayRefunds)
    .where(eq(state, 'unknown'))
    .orderBy(startedAt);
  return unknown.map((refund) => refund.orderId);
}
