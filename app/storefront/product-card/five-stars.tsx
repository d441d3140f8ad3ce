import { Star } from 'lucide-react';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { cardCopy } from './product-card.copy.ts';

const fixedRating = '(4.9)';

/** The same for every product. It is a picture of the shop, and never stated as data about a product. */
export function FiveStars({ className = '' }: { className?: string }) {
  return (
    <p className={`flex items-center gap-0.5 text-gold-600 ${className}`}>
      <VisuallyHidden>
        <Text of={cardCopy.rated} />
      </VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden="true" className="size-4.25 fill-current" />
      ))}
      <span aria-hidden="true" className="ms-1.5 text-md font-medium text-ink-600">
        {fixedRating}
      </span>
    </p>
  );
}
