import Trash2 from 'lucide-react/icons/trash';
import { type FormEvent, useEffect, useRef } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ProductGrid } from '#storefront/product-card/product-grid.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { removeFromWishlist } from './wishlist.copy.ts';
import { useWishlist } from './wishlist-provider.tsx';

type WishedProductsProps = { products: Product[]; deliveryPromise: Bilingual | undefined };

/** The cards of the wishlist. When one is removed, the focus moves to its neighbour, and never out of the list. */
export function WishedProducts({ products, deliveryPromise }: WishedProductsProps) {
  const { wish } = useWishlist();
  const list = useRef<HTMLUListElement>(null);
  const leftAt = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that came or went is the reason to look
  useEffect(() => {
    if (leftAt.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    buttons[Math.min(leftAt.current, buttons.length - 1)]?.focus();
    leftAt.current = undefined;
  }, [products.length]);

  const remove = (product: Product) => {
    leftAt.current = products.indexOf(product);
    wish('remove', product.id);
  };
  return (
    <ProductGrid
      ref={list}
      products={products}
      deliveryPromise={deliveryPromise}
      heading="h2"
      cornerOf={(product) => <RemoveForm product={product} onRemove={() => remove(product)} />}
    />
  );
}

function RemoveForm({ product, onRemove }: { product: Product; onRemove: () => void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRemove();
  };
  return (
    <form method="post" action="/wishlist/entries" onSubmit={submit}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="language" value={useLanguage()} />
      <IconButton
        data-remove=""
        type="submit"
        label={removeFromWishlist(product.name)}
        icon={<Trash2 aria-hidden="true" />}
        className="border border-line bg-cream-50 text-clay-700 hover:bg-cream-200 [&_svg]:size-5"
      />
    </form>
  );
}
