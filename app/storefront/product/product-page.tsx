import ArrowLeft from 'lucide-react/icons/arrow-left';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import type { Product, ProductWithFacts } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useOpenedProduct } from '#storefront/analytics/use-product-view.ts';
import { Dollars } from '#storefront/frame/dollars.tsx';
import { FiveStars } from '#storefront/product-card/five-stars.tsx';
import { ProductGrid } from '#storefront/product-card/product-grid.tsx';
import { ProductName } from '#storefront/product-card/product-name.tsx';
import { DeliveryNote, StockText } from '#storefront/product-card/product-notes.tsx';
import { DiamondRule } from '#ui/diamond-rule.tsx';
import { Heading } from '#ui/heading.tsx';
import { useLanguage, useSay } from '#ui/language.tsx';
import { Price } from '#ui/price.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { LongText } from './long-text.tsx';
import { productCopy } from './product.copy.ts';
import { ProductFactsCard, ProductQuestions } from './product-facts-card.tsx';

type ProductPageProps = {
  product: ProductWithFacts;
  relatedProducts: Product[];
  /** The whole address of this page, for sharing. */
  address: string;
  deliveryPromise: Bilingual | undefined;
};

export function ProductPage({
  product,
  relatedProducts,
  address,
  deliveryPromise,
}: ProductPageProps) {
  useOpenedProduct(product.id);
  return (
    <>
      <div className="wrap pt-[clamp(28px,4vw,56px)]">
        <BackToProducts />
        <div className="product-page">
          <Gallery product={product} />
          <div className="product-page-words">
            <h1 className="text-step-3 lang-si:text-[calc(var(--text-step-3)*0.8)] [&>.second]:text-[0.56em]">
              <ProductName of={product.name} />
            </h1>
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
              <FiveStars />
              <StockText stock={product.stock} />
            </div>
            <DiamondRule />
            <p className="mt-6">
              <Price
                amountLkr={product.priceLkr}
                className="text-step-3 leading-tight font-medium text-leaf-900"
              />{' '}
              <Dollars amountLkr={product.priceLkr} className="text-lg" />
            </p>
            <DeliveryNote promise={deliveryPromise} inBoth className="mt-3" />
            <BuyBox product={product} />
            <ShareLink name={product.name} address={address} />
            <div className="mt-5 grid gap-4">
              <LongText of={product.description} />
            </div>
            <ProductQuestions
              howToUse={product.howToUse}
              isDeliveryFree={deliveryPromise !== undefined}
            />
          </div>
          <ProductFactsCard facts={product} />
        </div>
      </div>
      {relatedProducts.length > 0 && (
        <section
          aria-labelledby="more-products"
          className="product-more wrap grid gap-9 py-section"
        >
          <Heading id="more-products" of={productCopy.products} />
          <ProductGrid products={relatedProducts} deliveryPromise={deliveryPromise} />
        </section>
      )}
    </>
  );
}

function BackToProducts() {
  return (
    <Link
      to={pathIn(useLanguage(), '/#products')}
      className="mb-2 inline-flex min-h-11 items-center gap-2.5 text-leaf-700 no-underline hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <span>
        <Both of={productCopy.products} beside />
      </span>
    </Link>
  );
}

function ShareLink({ name, address }: { name: Bilingual; address: string }) {
  const say = useSay();
  const text = encodeURIComponent(`${say(name)} ${address}`);
  return (
    <a
      href={`https://wa.me/?text=${text}`}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-3 inline-flex min-h-11 items-center gap-2.5 leading-snug text-leaf-700 no-underline hover:underline"
    >
      <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <Both of={productCopy.share} />
      </span>
    </a>
  );
}
