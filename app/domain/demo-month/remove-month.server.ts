import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  like,
  ne,
  notExists,
  sql,
  sum,
} from 'drizzle-orm';
import { analyticsEvents } from '#domain/analytics/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { customerNotes, offerConsents } from '#domain/customers/tables.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { type AdminShop, inUnrecordedTransaction } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { eraseAttempts } from '#domain/orders/online/erase-attempts.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import { eraseProblems } from '#domain/problems/erase-problems.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';
import { reviews } from '#domain/reviews/tables.server.ts';
import { eraseSlips } from '#domain/slips/erase-slips.server.ts';
import { inventedPhonePrefix } from './plan-month.server.ts';
import { inventedSessionPrefix } from './record-visits.server.ts';

const ordersAtOnce = 20;

/**
 * Removes the invented orders, visits and unused promo codes, and restores the stock that the ledger shows for these orders.
 * Works in small batches, so that other requests do not wait long. Returns the number of removed orders.
 */
export async function removeMonth(shop: AdminShop): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await inUnrecordedTransaction(shop, async (shop) => ok(await removeBatch(shop)));
    removed += batch.ok ? batch.value : 0;
    if (!batch.ok || batch.value === 0) break;
  }
  const inventedCondition = like(analyticsEvents.sessionId, `${inventedSessionPrefix}%`);
  await shop.db.delete(analyticsEvents).where(inventedCondition);
  await removeCodes(shop);
  if (removed === 0) return 0;
  await recordAudit(shop, {
    action: 'demo-month-removed',
    subject: { kind: 'demo', id: 'month' },
    before: { orders: removed },
  });
  return removed;
}

/** Removes the codes of the month, except those that an order of a shopper uses. */
async function removeCodes(shop: AdminShop): Promise<void> {
  const ordersOfCode = shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.promoCodeId, promoCodes.id));
  const removed = await shop.db
    .delete(promoCodes)
    .where(and(eq(promoCodes.invented, true), notExists(ordersOfCode)))
    .returning({ id: promoCodes.id });
  await deleteAuditEntries(shop, 'promo-code', removed);
}

async function removeBatch(shop: AdminShop): Promise<number> {
  const found = await shop.db
    .select({ id: orders.id, phone: orders.customerPhone })
    .from(orders)
    .where(sql`${orders.invented}`)
    .orderBy(asc(orders.id))
    .limit(ordersAtOnce)
    .for('update');
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const changes = await deleteReviews(shop, ids);
  await revertProducts(shop, ids, changes);
  await revertPromoUses(shop, ids);
  await deleteAuditEntries(shop, 'order', found);
  await shop.db.delete(messages).where(inArray(messages.orderId, ids));
  await eraseProblems(shop, ids);
  await eraseSlips(shop, ids);
  const orderIdOfEvent = sql`${analyticsEvents.eventData} ->> 'order_id'`;
  await shop.db
    .delete(analyticsEvents)
    .where(and(eq(analyticsEvents.eventType, 'order_placed'), inArray(orderIdOfEvent, ids)));
  const notes = await shop.db
    .delete(customerNotes)
    .where(inArray(customerNotes.phone, inventedPhonesOf(found)))
    .returning({ id: customerNotes.id });
  await deleteAuditEntries(shop, 'customer-note', notes);
  await shop.db.delete(offerConsents).where(inArray(offerConsents.orderId, ids));
  await eraseAttempts(shop, ids);
  await shop.db.delete(paymentEntries).where(inArray(paymentEntries.orderId, ids));
  await shop.db.delete(orderLines).where(inArray(orderLines.orderId, ids));
  await shop.db.delete(orders).where(inArray(orders.id, ids));
  return ids.length;
}

/** Returns the invented phone numbers. A number that was edited may be a real customer's, so its notes stay. */
function inventedPhonesOf(found: readonly { phone: string }[]) {
  return found.map(({ phone }) => phone).filter((phone) => phone.startsWith(inventedPhonePrefix));
}

/** The units, reviews and stars that invented orders added to a product; units are negative where the orders took stock. */
type Change = { units: number; reviewCount: number; reviewStars: number };

/** Deletes the reviews of these orders. Returns their count and the sum of their stars for each product. */
async function deleteReviews(shop: AdminShop, orderIds: string[]): Promise<Map<string, Change>> {
  const deleted = await shop.db
    .delete(reviews)
    .where(inArray(reviews.orderId, orderIds))
    .returning({ id: reviews.id, productId: reviews.productId, stars: reviews.stars });
  await deleteAuditEntries(shop, 'review', deleted);
  const changes = new Map<string, Change>();
  for (const { productId, stars } of deleted) {
    const change = changes.get(productId) ?? { units: 0, reviewCount: 0, reviewStars: 0 };
    change.reviewCount += 1;
    change.reviewStars += stars;
    changes.set(productId, change);
  }
  return changes;
}

/** Deletes the stock movements of these orders, and reverts stock and review figures, in the order of product ids. */
async function revertProducts(shop: AdminShop, orderIds: string[], changes: Map<string, Change>) {
  const moved = await shop.db
    .select({
      productId: stockMovements.productId,
      units: sum(stockMovements.units).mapWith(Number),
    })
    .from(stockMovements)
    .where(inArray(stockMovements.orderId, orderIds))
    .groupBy(stockMovements.productId);
  for (const { productId, units } of moved) {
    const change = changes.get(productId) ?? { units: 0, reviewCount: 0, reviewStars: 0 };
    changes.set(productId, { ...change, units });
  }
  for (const [productId, change] of [...changes].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await shop.db
      .update(products)
      .set({
        stock: sql`${products.stock} - ${change.units}`,
        reviewCount: sql`${products.reviewCount} - ${change.reviewCount}`,
        reviewStars: sql`${products.reviewStars} - ${change.reviewStars}`,
      })
      .where(eq(products.id, productId));
  }
  await shop.db.delete(stockMovements).where(inArray(stockMovements.orderId, orderIds));
}

/** Reverts the uses of promo codes with a limit, whose uses are counted, in the order of their ids. */
async function revertPromoUses({ db }: AdminShop, orderIds: string[]): Promise<void> {
  const { id, promoCodeId, status } = orders;
  const used = await db
    .select({ promoCodeId: sql<string>`${promoCodeId}`, uses: count() })
    .from(orders)
    .where(and(inArray(id, orderIds), isNotNull(promoCodeId), ne(status, 'cancelled')))
    .groupBy(promoCodeId)
    .orderBy(promoCodeId);
  for (const { promoCodeId, uses } of used) {
    await db
      .update(promoCodes)
      .set({ used: sql`greatest(${promoCodes.used} - ${uses}::integer, 0)` })
      .where(and(eq(promoCodes.id, promoCodeId), isNotNull(promoCodes.maxUses)));
  }
}

type SubjectKind = 'order' | 'review' | 'customer-note' | 'promo-code';

async function deleteAuditEntries(shop: AdminShop, kind: SubjectKind, found: { id: string }[]) {
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  await shop.db
    .delete(auditEntries)
    .where(and(eq(auditEntries.subjectKind, kind), inArray(auditEntries.subjectId, ids)));
}
