import { and, desc, isNotNull, isNull } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { reviewsOnHome } from './review.ts';
import { reviews } from './tables.server.ts';

const onHomeCondition = and(isNotNull(reviews.onHomeSince), isNull(reviews.hidingReason));

/** Lists the reviews chosen as testimonials for the home page, the last chosen first. */
export function listHomeReviews(shop: Shop) {
  const { id, stars, words, firstName, town, language, onHomeSince } = reviews;
  return shop.db
    .select({ id, stars, words, firstName, town, language })
    .from(reviews)
    .where(onHomeCondition)
    .orderBy(desc(onHomeSince), id)
    .limit(reviewsOnHome);
}

export async function hasHomeReviews(shop: Shop): Promise<boolean> {
  return (await shop.db.$count(reviews, onHomeCondition)) > 0;
}
