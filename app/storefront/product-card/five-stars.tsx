import Star from 'lucide-react/icons/star';
import type { Product } from '#domain/catalog/product.ts';
import { averageStars } from '#domain/reviews/review.ts';
import { useLayoutData } from '#storefront/layout/layout-data.ts';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { ratingLabel, reviewCount } from './product-card.copy.ts';

type FiveStarsProps = { totals: Product['reviewTotals']; className?: string };

/**
 * Shows the average and number of the product's own reviews, or before the first one the rating that the owner set for
 * all products, unless it is hidden. Search engines never get the owner's rating.
 */
export function FiveStars({ totals, className = '' }: FiveStarsProps) {
  const { rating } = useLayoutData();
  const average = averageStars(totals);
  const figure = average ?? rating?.toFixed(1);
  if (figure === undefined) return null;
  const filledStars = average === undefined ? 5 : Math.round(Number(average));
  return (
    <p className={`flex flex-wrap items-center gap-1 text-gold-600 ${className}`}>
      <VisuallyHidden>
        <Text of={ratingLabel(figure)} />
      </VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-4 shrink-0 ${star <= filledStars ? 'fill-current stroke-none' : 'stroke-cream-300'}`}
        />
      ))}
      <span aria-hidden="true" className="ms-1.5 text-md font-medium text-ink-600">
        {`(${figure})`}
      </span>
      {average !== undefined && (
        <span className="text-md whitespace-nowrap text-ink-600">
          <Text of={reviewCount(totals.count)} />
        </span>
      )}
    </p>
  );
}
