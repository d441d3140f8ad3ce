import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { reviews } from './tables.server.ts';

/** Returns the reviews of an account's orders, for the customer's copy of their data. */
export function collectReviewsOf(shop: Shop, userId: string) {
  const { orderId, productId, stars, words, firstName, town, language, answer } = reviews;
  return shop.db
    .select({
      orderId,
      productId,
      stars,
      words,
      firstName,
      town,
      language,
      writtenAt: reviews.createdAt,
      answer,
      hiddenFor: reviews.hidingReason,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(reviews.createdAt, reviews.id);
}
