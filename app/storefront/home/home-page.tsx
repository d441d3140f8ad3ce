import type { Product } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Botanical } from '#ui/botanical.tsx';
import { DiamondRule } from '#ui/diamond-rule.tsx';
import { Both, Text } from '#ui/text.tsx';
import { homeCopy } from './home.copy.ts';
import { ProductsSection } from './products/products-section.tsx';

type HomePageProps = {
  tagline: Bilingual;
  products: Product[];
  deliveryPromise: Bilingual | undefined;
};

export function HomePage({ tagline, products, deliveryPromise }: HomePageProps) {
  return (
    <>
      <Opening tagline={tagline} />
      <ProductsSection products={products} deliveryPromise={deliveryPromise} />
    </>
  );
}

/** The green band that the bar lies over. */
function Opening({ tagline }: { tagline: Bilingual }) {
  return (
    <section
      id="home"
      className="on-dark relative overflow-clip bg-leaf-950 pt-[calc(var(--spacing-nav)+clamp(48px,6vw,88px))] pb-[clamp(56px,7vw,96px)]"
    >
      <Botanical
        plant="gotukola"
        stroke="large"
        className="pointer-events-none absolute -right-20 -bottom-24 w-70 text-leaf-200/14 md:right-[4vw] md:-bottom-28 md:w-115"
      />
      <div className="wrap relative">
        <h1 className="max-w-[18ch] text-step-4 text-balance lang-si:text-step-3">
          <Both of={tagline} />
        </h1>
        <DiamondRule className="mt-7" />
        <p className="mt-6 max-w-[52ch] text-step-0 text-cream-300">
          <Text of={homeCopy.lead} />
        </p>
      </div>
    </section>
  );
}
