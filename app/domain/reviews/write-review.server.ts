import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import { addToReviewTotals } from '#domain/catalog/add-to-review-totals.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import type { ReviewForm } from './review-schema.server.ts';
import { reviews } from './tables.server.ts';

/** One line of an order. Anyone who knows the private id of the order may review the line. */
export type ReviewedLine = { orderId: string; productId: string };

export type WriteReviewRefusal = { code: 'not-reviewable' } | { code: 'already-written' };

/**
 * Publishes the one review of a line. Refuses lines that were not delivered or were fully refunded or returned, and orders
 * whose person was removed: nothing would remove the words of the new review.
 */
export function writeReview(
  shop: Shop,
  line: ReviewedLine,
  form: ReviewForm & { language: Language },
): Promise<Result<undefined, WriteReviewRefusal>> {
  return inTransaction(shop, async (shop) => {
    if (!(await lockReviewable(shop, line))) return refuse({ code: 'not-reviewable' });
    const [written] = await shop.db
      .insert(reviews)
      .values({ ...line, ...form, createdAt: shop.now() })
      .onConflictDoNothing({ target: [reviews.orderId, reviews.productId] })
      .returning({ id: reviews.id });
    if (!written) return refuse({ code: 'already-written' });
    await addToReviewTotals(shop, line.productId, form.stars);
    return ok();
  });
}

/** Matches lines that their buyer may review, as `canBeReviewed` does. */
export function reviewableCondition() {
  return and(
    eq(orders.status, 'delivered'),
    ne(orders.paymentStatus, 'refunded'),
    lt(orderLines.returned, orderLines.quantity),
    isNull(orders.personRemovedAt),
  );
}

/** Locks the order, then returns whether its line may be reviewed, by a second statement that sees a refund made before. */
async function lockReviewable(shop: Shop, { orderId, productId }: ReviewedLine): Promise<boolean> {
  if (!z.uuid().safeParse(orderId).success || !z.uuid().safeParse(productId).success) return false;
  const isOfOrder = eq(orders.id, orderId);
  await shop.db.select({ id: orders.id }).from(orders).where(isOfOrder).for('share');
  const found = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isOfOrder, eq(orderLines.productId, productId), reviewableCondition()));
  return found.length > 0;
}
