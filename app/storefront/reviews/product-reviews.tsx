import type { Product } from '#domain/catalog/product.ts';
import type { ProductReviews as Listed } from '#domain/reviews/list-reviews.server.ts';
import { averageStars } from '#domain/reviews/review.ts';
import { ratingLabel, reviewCount } from '#storefront/product-card/product-card.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Both } from '#ui/text/text.tsx';
import { OneReview } from './one-review.tsx';
import { hiddenCount, reviewsCopy } from './reviews.copy.ts';

type ProductReviewsProps = { figures: Product['reviews']; listed: Listed };

/** Lists what buyers wrote about a product. Nothing before the first review. */
export function ProductReviews({ figures, listed }: ProductReviewsProps) {
  const average = averageStars(figures);
  if (average === undefined) return null;
  return (
    <section aria-labelledby="reviews" className="wrap grid max-w-220 gap-5 pt-section">
      <Heading id="reviews" of={reviewsCopy.title} />
      <p className="font-semibold">
        <Both of={ratingLabel(average)} beside />
        {' · '}
        <Both of={reviewCount(figures.count)} beside />
      </p>
      <p className="text-md text-ink-600">
        <Both of={reviewsCopy.onlyBuyers} />
      </p>
      <div>
        {listed.reviews.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </div>
      <Pages page={listed.page} pages={listed.pages} />
      {listed.hidden > 0 && (
        <p className="text-md text-ink-600">
          <Both of={hiddenCount(listed.hidden)} />
        </p>
      )}
    </section>
  );
}

/** Links to the reviews before and after these. */
function Pages({ page, pages }: Pick<Listed, 'page' | 'pages'>) {
  if (pages === 1) return null;
  const to = (wanted: number) => (wanted === 1 ? '?#reviews' : `?reviews=${wanted}#reviews`);
  return (
    <p className="flex flex-wrap gap-3">
      {page > 1 && (
        <ButtonLink to={to(page - 1)} rel="prev" variant="outline">
          <Both of={reviewsCopy.newer} beside />
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink to={to(page + 1)} rel="next" variant="outline">
          <Both of={reviewsCopy.older} beside />
        </ButtonLink>
      )}
    </p>
  );
}
