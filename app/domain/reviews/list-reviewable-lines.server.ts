import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import { reviews } from './tables.server.ts';
import { reviewableCondition } from './write-review.server.ts';

/** Lists the lines of an order that its buyer may review, each with the existing review. */
export async function listReviewableLines(shop: Shop, orderId: string) {
  if (!z.uuid().safeParse(orderId).success) return [];
  return shop.db
    .select({
      productId: orderLines.productId,
      productName: orderLines.productName,
      customerName: orders.customerName,
      city: orders.city,
      review: {
        stars: reviews.stars,
        words: reviews.words,
        firstName: reviews.firstName,
        town: reviews.town,
        language: reviews.language,
        answer: reviews.answer,
        hidingReason: reviews.hidingReason,
      },
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(
      reviews,
      and(eq(reviews.orderId, orderLines.orderId), eq(reviews.productId, orderLines.productId)),
    )
    .where(and(eq(orderLines.orderId, orderId), reviewableCondition()))
    .orderBy(orderLines.position);
}
export type ReviewableLine = Awaited<ReturnType<typeof listReviewableLines>>[number];
