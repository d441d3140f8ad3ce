import type { Product } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ProductCard } from '#storefront/product-card/product-card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { productsCopy } from './products.copy.ts';

type ProductsSectionProps = { products: Product[]; deliveryPromise: Bilingual | undefined };

export function ProductsSection({ products, deliveryPromise }: ProductsSectionProps) {
  return (
    <section id="products" aria-labelledby="products-title" className="wrap py-section">
      <Heading id="products-title" of={productsCopy.products} />
      {products.length === 0 ? (
        <EmptyState of={productsCopy.noProducts} as="p" />
      ) : (
        <ul className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(min(100%,320px),1fr))] gap-6">
          {products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              isFirst={index === 0}
              deliveryPromise={deliveryPromise}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
