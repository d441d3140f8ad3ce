import type { Product } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Hero } from './hero/hero.tsx';
import { ProductsSection } from './products/products-section.tsx';

type HomePageProps = {
  tagline: Bilingual;
  products: Product[];
  deliveryPromise: Bilingual | undefined;
};

export function HomePage({ tagline, products, deliveryPromise }: HomePageProps) {
  return (
    <>
      <Hero tagline={tagline} products={products} isDeliveryFree={deliveryPromise !== undefined} />
      <ProductsSection products={products} deliveryPromise={deliveryPromise} />
    </>
  );
}
