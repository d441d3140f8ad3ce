import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { reviewSchema } from '#domain/reviews/review-schema.server.ts';
import { reviews } from '#domain/reviews/tables.server.ts';
import { writeReview } from '#domain/reviews/write-review.server.ts';
import { anOrder } from './order.ts';
import { aProduct } from './shop.ts';

export const typedReview = {
  stars: '4',
  words: 'My knee thanks you.',
  firstName: 'Nimal',
  town: 'Galle',
};

/** Returns a parsed review in English. */
export function aReviewForm(overrides: Record<string, string> = {}) {
  return { ...reviewSchema.parse({ ...typedReview, ...overrides }), language: 'en' as const };
}

/** Makes an order that was delivered. Returns the key of its first line. */
export async function aDeliveredLine(shop: Shop, overrides: Parameters<typeof anOrder>[1] = {}) {
  const product = overrides.lines?.[0]?.product ?? (await aProduct(shop));
  const lines = [{ product, quantity: 2 }];
  const order = await anOrder(shop, { status: 'delivered', lines, ...overrides });
  return { orderId: order.id, productId: product.id };
}

/** Writes a review of a line that was delivered. */
export async function aReview(shop: Shop, overrides: Record<string, string> = {}) {
  const line = await aDeliveredLine(shop);
  await writeReview(shop, line, aReviewForm(overrides));
  const [review] = await shop.db
    .select()
    .from(reviews)
    .where(eq(reviews.productId, line.productId));
  if (!review) throw new Error('The review was not inserted.');
  return { ...line, review };
}
