import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Language } from '#domain/kernel/bilingual.ts';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import { paginate } from '#domain/kernel/paginate.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { reviews } from './tables.server.ts';

const reviewsPerPage = 10;

/** A review as everyone may read it. */
export type PublicReview = {
  id: string;
  stars: number;
  words: string;
  firstName: string;
  town: string;
  language: Language;
  createdAt: Date;
  answer: string;
};

export type ProductReviews = {
  reviews: PublicReview[];
  /** The number of hidden reviews, whose stars still count. */
  hidden: number;
  page: number;
  pages: number;
};

/**
 * Lists the visible reviews of a product, newest first, a page at a time. A page that does not exist becomes the
 * nearest.
 */
export async function listReviews(
  shop: Shop,
  productId: string,
  { page = 1 }: { page?: number } = {},
): Promise<ProductReviews> {
  const ofProduct = eq(reviews.productId, productId);
  const visible = and(ofProduct, isNull(reviews.hidingReason));
  const hidden = await shop.db.$count(reviews, and(ofProduct, isNotNull(reviews.hidingReason)));
  const visibleCount = await shop.db.$count(reviews, visible);
  const { limit, offset, ...position } = paginate(visibleCount, { page, perPage: reviewsPerPage });
  const { id, stars, words, firstName, town, language, createdAt, answer } = reviews;
  const rows = await shop.db
    .select({ id, stars, words, firstName, town, language, createdAt, answer })
    .from(reviews)
    .where(visible)
    .orderBy(newestFirst(reviews.createdAt), reviews.id)
    .limit(limit)
    .offset(offset);
  return { reviews: rows, hidden, ...position };
}
