import Star from 'lucide-react/icons/star';
import { useFrame } from '#storefront/frame/frame.ts';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ratingLabel } from './product-card.copy.ts';

/**
 * The same for every product, as the owner set it; nothing while it is hidden. Never stated as data about a product.
 */
export function FiveStars({ className = '' }: { className?: string }) {
  const { rating } = useFrame();
  if (rating === undefined) return null;
  const figure = rating.toFixed(1);
  return (
    <p className={`flex items-center gap-1 text-gold-600 ${className}`}>
      <VisuallyHidden>
        <Text of={ratingLabel(figure)} />
      </VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden="true" className="size-4 fill-current stroke-none" />
      ))}
      <span aria-hidden="true" className="ms-1.5 text-md font-medium text-ink-600">
        {`(${figure})`}
      </span>
    </p>
  );
}
