import Star from 'lucide-react/icons/star';
import { longDate } from '#domain/kernel/colombo-time.ts';
import type { PublicReview } from '#domain/reviews/list-reviews.server.ts';
import { cardCopy, ratingLabel } from '#storefront/product-card/product-card.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { reviewsCopy } from './reviews.copy.ts';

type OneReviewProps = { review: Omit<PublicReview, 'id' | 'createdAt'> & { createdAt?: Date } };

/** Shows the review of a buyer, in their own language, and the shop's answer. */
export function OneReview({ review }: OneReviewProps) {
  const { words, firstName, town, language, createdAt, answer } = review;
  const pageLanguage = useLanguage();
  const reviewer = [firstName, town].filter((part) => part !== '').join(', ');
  return (
    <article className="border-t border-line py-5 wrap-anywhere">
      <Stars count={review.stars} />
      {words !== '' && (
        <p lang={language} className="mt-2 leading-text whitespace-pre-line">
          {words}
        </p>
      )}
      <p className="mt-2 text-md text-ink-600">
        {reviewer === '' ? <Both of={cardCopy.buyer} inline /> : <span>{reviewer}</span>}
        {createdAt && ` · ${longDate(createdAt, pageLanguage)}`}
      </p>
      {answer !== '' && (
        <div className="mt-3 rounded-md bg-cream-100 px-4 py-3">
          <p className="text-md font-semibold">
            <Both of={reviewsCopy.answer} inline />
          </p>
          <p className="mt-1 leading-text whitespace-pre-line">{answer}</p>
        </div>
      )}
    </article>
  );
}

function Stars({ count }: { count: number }) {
  return (
    <p className="flex gap-1 text-gold-600">
      <VisuallyHidden>
        <Text of={ratingLabel(`${count}`)} />
      </VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-4 ${star <= count ? 'fill-current stroke-none' : 'stroke-cream-300'}`}
        />
      ))}
    </p>
  );
}
