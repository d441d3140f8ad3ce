import Heart from 'lucide-react/icons/heart';
import type { FormEvent } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import { addToWishlist } from '#storefront/wishlist/wishlist.copy.ts';
import { heartId } from '#storefront/wishlist/wishlist-client.ts';
import { useWishlist } from '#storefront/wishlist/wishlist-provider.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useLanguage } from '#ui/language.tsx';

type WishlistHeartProps = { product: Product; size?: string };

/**
 * Full where the product is on the wishlist. Without a script a press adds it, and leads to the list or to the sign-in.
 */
export function WishlistHeart({ product, size = '' }: WishlistHeartProps) {
  const { ids, toggle } = useWishlist();
  const isFull = ids?.has(product.id) === true;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    toggle(product.id);
  };
  return (
    <form method="post" action="/wishlist/entries" onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="language" value={useLanguage()} />
      <IconButton
        id={heartId(product.id)}
        type="submit"
        label={addToWishlist(product.name)}
        aria-pressed={isFull}
        icon={<Heart aria-hidden="true" className={isFull ? 'fill-current' : ''} />}
        className={`scroll-mt-32 border border-line bg-cream-50 hover:bg-cream-200 [&_svg]:size-5 ${isFull ? 'text-clay-600' : 'text-leaf-700'} ${size}`}
      />
    </form>
  );
}
