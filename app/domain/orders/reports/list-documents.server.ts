import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { RefundMethod } from '#domain/orders/order.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import { documentColumns } from './document-columns.server.ts';

export type DocumentLine = {
  productId: string;
  /** The slug of the product: the last part of its page's URL. */
  sku: string;
  productName: Bilingual;
  /** The directions for use from the package; may be empty. */
  howToUse: Bilingual;
  batchNumber: string;
  expiry: string;
  maximumPriceLkr: number | null;
  quantity: number;
  /** The part of the quantity that was returned with a refund; a parcel that is still to be sent goes without these units. */
  returned: number;
  priceLkr: number;
};
type DocumentRefund = {
  id: string;
  at: Date;
  amountLkr: number;
  /** `charge-back`: the payer's bank took the money back. Undefined where the order was only marked as refunded. */
  method: RefundMethod | 'charge-back' | undefined;
};
export type DocumentOrder = Awaited<ReturnType<typeof listRows>>[number] & {
  lines: DocumentLine[];
  refunds: DocumentRefund[];
};

/**
 * Returns the data of printed documents of these orders, in the order of the ids. Leaves out ids that do not exist.
 */
export async function listDocuments(
  shop: AdminShop,
  orderIds: readonly string[],
): Promise<DocumentOrder[]> {
  const ids = [...new Set(orderIds)].filter((id) => z.uuid().safeParse(id).success);
  if (ids.length === 0) return [];
  const found = new Map((await listRows(shop, ids)).map((row) => [row.id, row]));
  const lines = Map.groupBy(await listLines(shop, ids), ({ orderId }) => orderId);
  const refunds = Map.groupBy(await listRefunds(shop, ids), ({ orderId }) => orderId);
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const ownLines = (lines.get(id) ?? []).map(({ orderId: _, ...line }) => line);
    return [{ ...row, lines: ownLines, refunds: refunds.get(id) ?? [] }];
  });
}

function listRows(shop: AdminShop, orderIds: string[]) {
  return shop.db
    .select({
      ...documentColumns,
      language: orders.language,
      source: orders.source,
      confirmedByPhoneAt: orders.confirmedByPhoneAt,
      packedAt: orders.packedAt,
      cancelAskedAt: orders.cancelAskedAt,
      chargedBackAt: orders.chargedBackAt,
    })
    .from(orders)
    .where(inArray(orders.id, orderIds));
}

function listLines(shop: AdminShop, orderIds: string[]) {
  return shop.db
    .select({
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      sku: products.slug,
      productName: orderLines.productName,
      howToUse: { en: products.howToUseEn, si: products.howToUseSi },
      batchNumber: products.batchNumber,
      expiry: products.expiry,
      maximumPriceLkr: products.maximumPriceLkr,
      quantity: orderLines.quantity,
      returned: orderLines.returned,
      priceLkr: orderLines.priceLkr,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}

/** Lists every change that raised the refunded amount, whatever its action, so that the amounts add up to it. */
async function listRefunds(shop: AdminShop, orderIds: string[]) {
  const { number, subjectKind, subjectId, action, before, after, at } = auditEntries;
  const refundedLkr = (values: AnyPgColumn) => sql`(${values} ->> 'refundedLkr')::bigint`;
  const rows = await shop.db
    .select({
      number,
      orderId: subjectId,
      action,
      method: sql<RefundMethod | null>`${after} ->> 'method'`,
      amountLkr: sql`${refundedLkr(after)} - ${refundedLkr(before)}`.mapWith(Number),
      at,
    })
    .from(auditEntries)
    .where(
      and(
        eq(subjectKind, 'order'),
        inArray(subjectId, orderIds),
        sql`${refundedLkr(after)} > ${refundedLkr(before)}`,
      ),
    )
    .orderBy(asc(number));
  return rows.map(
    ({ number, action, method, ...refund }): DocumentRefund & { orderId: string } => ({
      ...refund,
      id: `${number}`,
      // Tells a chargeback by its action: of the entries of online payments, only a chargeback's raises the refunded amount.
      method: action === 'order-paid-online' ? 'charge-back' : (method ?? undefined),
    }),
  );
}
