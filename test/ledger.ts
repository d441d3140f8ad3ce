import { eq, inArray, sql } from 'drizzle-orm';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import type { EntryKind } from '#domain/payments/payment-entry.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';

/** Returns orders whose sums differ from those of the payment ledger, among these or all. There must never be one. */
export async function paymentMismatches(shop: Shop, orderIds?: readonly string[]) {
  const summed = (kind: EntryKind) =>
    sql`coalesce(sum(${paymentEntries.amountLkr}) filter (where ${paymentEntries.kind} = ${kind}), 0)`;
  return shop.db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .leftJoin(paymentEntries, eq(paymentEntries.orderId, orders.id))
    .where(orderIds && inArray(orders.id, [...orderIds]))
    .groupBy(orders.id)
    .having(
      sql`${summed('received')} <> ${orders.receivedLkr} or ${summed('refunded')} <> ${orders.refundedLkr}`,
    );
}

/** Returns products whose stock differs from the sum of their stock movements. There must never be one. */
export async function stockMismatches(shop: Shop) {
  return shop.db
    .select({ slug: products.slug, stock: products.stock })
    .from(products)
    .leftJoin(stockMovements, eq(stockMovements.productId, products.id))
    .groupBy(products.id)
    .having(sql`coalesce(sum(${stockMovements.units}), 0) <> ${products.stock}`);
}
