import { asc, eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';

/**
 * Returns every order of an account with all personal data, oldest first, for the customer's copy of their data.
 */
export async function collectOrdersOf(shop: Shop, userId: string) {
  const rows = await shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      placedAt: orders.createdAt,
      language: orders.language,
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      customerPhone: orders.customerPhone,
      street: orders.street,
      city: orders.city,
      district: orders.district,
      province: orders.province,
      specialInstructions: orders.notes,
      subtotalLkr: orders.subtotalLkr,
      deliveryFeeLkr: orders.deliveryFeeLkr,
      discountLkr: orders.discountLkr,
      promoCode: orders.promoCode,
      totalLkr: orders.totalLkr,
      receivedLkr: orders.receivedLkr,
      refundedLkr: orders.refundedLkr,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      status: orders.status,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), orders.id);
  const linesOf = await collectLines(shop, userId);
  return rows.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] }));
}

async function collectLines(shop: Shop, userId: string) {
  const rows = await shop.db
    .select({
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      productName: orderLines.productName,
      quantity: orderLines.quantity,
      priceLkr: orderLines.priceLkr,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(orderLines.orderId, orderLines.position);
  const linesByOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map(
    [...linesByOrder].map(([orderId, lines]) => [
      orderId,
      lines.map(({ orderId: _, ...line }) => line),
    ]),
  );
}
