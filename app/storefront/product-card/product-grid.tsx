import type { Product } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ProductCard } from './product-card.tsx';

type ProductGridProps = { products: Product[]; deliveryPromise: Bilingual | undefined };

export function ProductGrid({ products, deliveryPromise }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] gap-6">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} deliveryPromise={deliveryPromise} />
      ))}
    </ul>
  );
}
