import type { Product } from '#domain/catalog/product.ts';
import type { ProductReviews as ReviewList } from '#domain/reviews/list-reviews.server.ts';
import { averageStars } from '#domain/reviews/review.ts';
import { ratingLabel, reviewCount } from '#storefront/product-card/product-card.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Both } from '#ui/text/text.tsx';
import { OneReview } from './one-review.tsx';
import { hiddenCount, reviewsCopy } from './reviews.copy.ts';

type ProductReviewsProps = { totals: Product['reviewTotals']; reviewList: ReviewList };

/** Lists the reviews of a product. Renders nothing before the first one. */
export function ProductReviews({ totals, reviewList }: ProductReviewsProps) {
  const average = averageStars(totals);
  if (average === undefined) return null;
  return (
    <section
      aria-labelledby="reviews"
      className="below-first-screen wrap grid max-w-220 gap-5 pt-section"
    >
      <Heading id="reviews" of={reviewsCopy.title} />
      <p className="font-semibold">
        <Both of={ratingLabel(average)} inline />
        {' · '}
        <Both of={reviewCount(totals.count)} inline />
      </p>
      <p className="text-md text-ink-600">
        <Both of={reviewsCopy.onlyBuyers} />
      </p>
      <div>
        {reviewList.reviews.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </div>
      <Pages page={reviewList.page} pages={reviewList.pages} />
      {reviewList.hidden > 0 && (
        <p className="text-md text-ink-600">
          <Both of={hiddenCount(reviewList.hidden)} />
        </p>
      )}
    </section>
  );
}

/** Links to newer and older reviews. */
function Pages({ page, pages }: Pick<ReviewList, 'page' | 'pages'>) {
  if (pages === 1) return null;
  const to = (target: number) => (target === 1 ? '?#reviews' : `?reviews=${target}#reviews`);
  return (
    <p className="flex flex-wrap gap-3">
      {page > 1 && (
        <ButtonLink to={to(page - 1)} rel="prev" variant="outline">
          <Both of={reviewsCopy.newer} inline />
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink to={to(page + 1)} rel="next" variant="outline">
          <Both of={reviewsCopy.older} inline />
        </ButtonLink>
      )}
    </p>
  );
}
