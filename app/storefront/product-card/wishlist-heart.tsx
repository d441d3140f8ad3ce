import Heart from 'lucide-react/icons/heart';
import type { FormEvent } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import { addToWishlist } from '#storefront/wishlist/wishlist.copy.ts';
import { heartId } from '#storefront/wishlist/wishlist-client.ts';
import { useWishlist } from '#storefront/wishlist/wishlist-provider.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { IntentForm } from './intent-form.tsx';

type WishlistHeartProps = { product: Product; className?: string };

/** Toggles the product on the wishlist. Without a script, adds it and opens the wishlist or the sign-in. */
export function WishlistHeart({ product, className = '' }: WishlistHeartProps) {
  const { ids, toggle } = useWishlist();
  const isOnWishlist = ids?.has(product.id) === true;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    toggle(product.id);
  };
  return (
    <IntentForm action="/wishlist/entries" intent="add" productId={product.id} onSubmit={submit}>
      <IconButton
        id={heartId(product.id)}
        type="submit"
        label={addToWishlist(product.name)}
        aria-pressed={isOnWishlist}
        icon={<Heart aria-hidden="true" className={isOnWishlist ? 'fill-current' : ''} />}
        className={`scroll-mt-32 border border-line bg-cream-50 hover:bg-cream-200 [&_svg]:size-5 ${isOnWishlist ? 'text-clay-600' : 'text-leaf-700'} ${className}`}
      />
    </IntentForm>
  );
}
