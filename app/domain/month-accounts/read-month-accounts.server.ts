import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { methodOfEntry, paymentOfEntry } from '#domain/orders/reports/method-of-entry.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type PaymentMethod, paymentMethods } from '#domain/payments/payment-methods.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import { type Month, monthRange } from './month.ts';
import {
  type MethodFigures,
  type MonthFigures,
  sumOfFigures,
  zeroFigures,
} from './month-figures.ts';

export type MonthAccounts = { month: Month; methods: MethodFigures[]; total: MonthFigures };

/**
 * Adds up a month in Colombo by payment method: the orders that were placed in it, as they are now, and the payments and
 * refunds in the ledger of that month, whenever their order was placed. Undefined for a malformed month.
 */
export async function readMonthAccounts(
  shop: AdminShop,
  month: Month,
): Promise<MonthAccounts | undefined> {
  const range = monthRange(month);
  if (!range) return undefined;
  const [orderSums, paymentSums] = await Promise.all([
    sumOrders(shop, range),
    sumPayments(shop, range),
  ]);
  const methods = paymentMethods.map((method) => ({
    ...zeroFigures,
    method,
    ...orderSums.get(method),
    ...paymentSums.get(method),
  }));
  return { month, methods, total: sumOfFigures(methods) };
}

type Range = { from: Date; to: Date };

async function sumOrders(shop: AdminShop, { from, to }: Range) {
  const notCancelled = sql`${orders.status} <> 'cancelled'`;
  const sumNotCancelled = (column: AnyPgColumn) => sum(column, notCancelled);
  const rows = await shop.db
    .select({
      method: orders.paymentMethod,
      orders: sql`count(*) filter (where ${notCancelled})`.mapWith(Number),
      goodsLkr: sumNotCancelled(orders.subtotalLkr),
      discountLkr: sumNotCancelled(orders.discountLkr),
      deliveryLkr: sumNotCancelled(orders.deliveryFeeLkr),
      salesLkr: sumNotCancelled(orders.totalLkr),
      cancelledOrders: sql`count(*) filter (where not ${notCancelled})`.mapWith(Number),
      cancelledLkr: sum(orders.totalLkr, sql`not ${notCancelled}`),
    })
    .from(orders)
    .where(and(gte(orders.createdAt, from), lt(orders.createdAt, to)))
    .groupBy(orders.paymentMethod);
  return byMethod(rows);
}

async function sumPayments(shop: AdminShop, { from, to }: Range) {
  const { kind, via, amountLkr, feeLkr } = paymentEntries;
  const entries = shop.db
    .select({ kind, via, amountLkr, feeLkr, method: methodOfEntry.as('method') })
    .from(paymentEntries)
    .innerJoin(orders, eq(orders.id, paymentEntries.orderId))
    .leftJoinLateral(paymentOfEntry, sql`true`)
    .where(and(gte(paymentEntries.at, from), lt(paymentEntries.at, to)))
    .as('entries');
  const rows = await shop.db
    .select({
      method: entries.method,
      receivedLkr: sum(entries.amountLkr, eq(entries.kind, 'received')),
      refundedLkr: sum(entries.amountLkr, eq(entries.kind, 'refunded')),
      courierFeeLkr: sum(entries.feeLkr, eq(entries.via, 'courier')),
      gatewayFeeLkr: sum(entries.feeLkr, sql`${entries.via} <> 'courier'`),
    })
    .from(entries)
    .groupBy(entries.method);
  return byMethod(rows);
}

function sum(column: AnyPgColumn, where: SQL) {
  return sql`coalesce(sum(${column}) filter (where ${where}), 0)`.mapWith(Number);
}

function byMethod<Row extends { method: PaymentMethod }>(rows: readonly Row[]) {
  return new Map(rows.map((row) => [row.method, row]));
}
