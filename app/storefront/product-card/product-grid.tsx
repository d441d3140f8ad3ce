import type { ReactNode, Ref } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: Product[];
  deliveryPromise: Bilingual | undefined;
  ref?: Ref<HTMLUListElement>;
  /** Replaces the heart in the corner of each card. */
  cornerOf?: (product: Product) => ReactNode;
  heading?: 'h2' | 'h3';
};

export function ProductGrid({ products, ref, cornerOf, ...rest }: ProductGridProps) {
  return (
    <ul ref={ref} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] gap-6">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} corner={cornerOf?.(product)} {...rest} />
      ))}
    </ul>
  );
}
