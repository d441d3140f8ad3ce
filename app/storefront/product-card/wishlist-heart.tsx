import { Heart } from 'lucide-react';
import type { FormEvent } from 'react';
import { href } from 'react-router';
import type { Product } from '#domain/catalog/product.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { toasts } from '#ui/toast.tsx';
import { pathIn } from '#web/language-path.ts';
import { addToWishlist, cardCopy } from './product-card.copy.ts';

type WishlistHeartProps = { product: Product; className?: string; size?: string };

/** A wishlist belongs to an account, so a visitor without one is asked to sign in. */
export function WishlistHeart({ product, className = '', size = '' }: WishlistHeartProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    toasts.error(cardCopy.signInForWishlist, 'wishlist');
  };
  return (
    <form
      method="post"
      action={pathIn(useLanguage(), href('/wishlist'))}
      onSubmit={submit}
      className={className}
    >
      <input type="hidden" name="productId" value={product.id} />
      <IconButton
        type="submit"
        label={addToWishlist(product.name)}
        icon={<Heart aria-hidden="true" />}
        className={`border border-line bg-cream-50 text-leaf-700 hover:bg-cream-200 [&_svg]:size-5 ${size}`}
      />
    </form>
  );
}
