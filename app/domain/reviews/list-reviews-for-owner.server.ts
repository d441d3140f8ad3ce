import { eq, isNotNull, isNull } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import { paginate } from '#domain/kernel/paginate.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { ReviewState } from './review.ts';
import { reviews } from './tables.server.ts';

const reviewsPerPage = 50;

const columns = {
  id: reviews.id,
  orderId: reviews.orderId,
  productName: { en: products.nameEn, si: products.nameSi },
  stars: reviews.stars,
  words: reviews.words,
  firstName: reviews.firstName,
  town: reviews.town,
  language: reviews.language,
  createdAt: reviews.createdAt,
  answer: reviews.answer,
  hidingReason: reviews.hidingReason,
  onHomeSince: reviews.onHomeSince,
  version: reviews.version,
};

/** Lists reviews of all products, newest first, a page at a time. A page that does not exist becomes the nearest. */
export async function listReviewsForOwner(
  shop: AdminShop,
  { state, page = 1 }: { state?: ReviewState | undefined; page?: number } = {},
) {
  const conditions = {
    shown: isNull(reviews.hidingReason),
    hidden: isNotNull(reviews.hidingReason),
  };
  const hidden = await shop.db.$count(reviews, conditions.hidden);
  const all = await shop.db.$count(reviews);
  const counts = { all, hidden, shown: all - hidden };
  const { limit, offset, ...position } = paginate(counts[state ?? 'all'], {
    page,
    perPage: reviewsPerPage,
  });
  const rows = await shop.db
    .select(columns)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(state && conditions[state])
    .orderBy(newestFirst(reviews.createdAt), reviews.id)
    .limit(limit)
    .offset(offset);
  return { reviews: rows, counts, ...position };
}
export type OwnersReviews = Awaited<ReturnType<typeof listReviewsForOwner>>;
export type OwnersReview = OwnersReviews['reviews'][number];

export async function findReview(shop: AdminShop, id: string): Promise<OwnersReview | undefined> {
  const [found] = await shop.db
    .select(columns)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id));
  return found;
}
