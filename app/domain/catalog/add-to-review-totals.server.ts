import { eq, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { products } from './tables.server.ts';

/** Adds a new review of 1 to 5 stars to the totals of its product. */
export async function addToReviewTotals(
  shop: Shop,
  productId: string,
  stars: number,
): Promise<void> {
  await shop.db
    .update(products)
    .set({
      reviewCount: sql`${products.reviewCount} + 1`,
      reviewStars: sql`${products.reviewStars} + ${stars}`,
    })
    .where(eq(products.id, productId));
}
