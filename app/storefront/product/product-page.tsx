import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import type { ProductSize } from '#domain/catalog/list-sizes.server.ts';
import type { Product, ProductDetails } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ProductReviews as ReviewList } from '#domain/reviews/list-reviews.server.ts';
import { useProductPageView } from '#storefront/analytics/use-product-view.ts';
import { Dollars } from '#storefront/layout/dollars.tsx';
import { useLayoutData } from '#storefront/layout/layout-data.ts';
import { FiveStars } from '#storefront/product-card/five-stars.tsx';
import { ProductGrid } from '#storefront/product-card/product-grid.tsx';
import { ProductName } from '#storefront/product-card/product-name.tsx';
import { StockText } from '#storefront/product-card/product-notes.tsx';
import {
  orderText,
  questionText,
  shareText,
  whatsAppCopy,
} from '#storefront/whats-app/whats-app.copy.ts';
import { WhatsAppButton } from '#storefront/whats-app/whats-app-button.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { lazyHydrated } from '#ui/lazy-hydrated.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { DiamondRule } from '#ui/text/diamond-rule.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { AlternativesLink, DeliveryEstimate, ProductSizes } from './availability.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { LongText } from './long-text.tsx';
import { productCopy } from './product.copy.ts';
import { ProductFactsCard, ProductQuestions } from './product-facts-card.tsx';

const ProductReviews = lazyHydrated(async () => {
  const part = await import('#storefront/reviews/product-reviews.tsx');
  return part.ProductReviews;
});

type ProductPageProps = {
  product: ProductDetails;
  relatedProducts: Product[];
  reviewList: ReviewList;
  /** The absolute URL of this page, for sharing. */
  pageUrl: string;
  isDeliveryFree: boolean;
  /** What the page says about free delivery; undefined also if it is free, but the owner left the text empty. */
  deliveryPromise: Bilingual | undefined;
  /** The sentence that says when an order placed today arrives; undefined for a sold-out product. */
  arrival: Bilingual | undefined;
  /** Says when a closed shop prepares an order; undefined while it is open. */
  closureNote: Bilingual | undefined;
  sizes: ProductSize[];
  /** Whether the product is sold out and the shop can notify shoppers once it is back. */
  canAlert: boolean;
};

export function ProductPage({
  product,
  relatedProducts,
  reviewList,
  pageUrl,
  isDeliveryFree,
  deliveryPromise,
  arrival,
  closureNote,
  sizes,
  canAlert,
}: ProductPageProps) {
  useProductPageView(product.id);
  const isOutOfStock = product.stock <= 0;
  return (
    <>
      <div className="wrap product-page-top">
        <BackToProducts />
        <div className="product-page">
          <Gallery product={product} />
          <div className="product-page-words">
            <h1 className="product-page-name">
              <ProductName of={product.name} />
            </h1>
            <div className="product-page-stock">
              <FiveStars totals={product.reviewTotals} />
              <StockText stock={product.stock} />
            </div>
            <DiamondRule className="mt-5 max-[719px]:hidden" />
            <p className="product-page-price">
              <Price
                amountLkr={product.priceLkr}
                className="text-step-3 leading-tight font-medium text-leaf-900"
              />{' '}
              <Dollars amountLkr={product.priceLkr} className="text-lg" />
            </p>
            <BuyBox product={product} canAlert={canAlert}>
              {(quantity) => (
                <WhatsAppLink product={product} quantity={quantity} pageUrl={pageUrl} />
              )}
            </BuyBox>
            {isOutOfStock && relatedProducts.length > 0 && <AlternativesLink />}
            <ProductSizes sizes={sizes} shownId={product.id} />
            {!isOutOfStock && (
              <DeliveryEstimate deliveryPromise={deliveryPromise} arrival={arrival} />
            )}
            <ShareLink product={product} pageUrl={pageUrl} />
            <div className="mt-5 grid gap-4">
              <LongText of={product.description} />
            </div>
            <ProductQuestions
              howToUse={product.howToUse}
              isDeliveryFree={isDeliveryFree}
              closureNote={closureNote}
            />
          </div>
          <ProductFactsCard facts={product} />
        </div>
      </div>
      {product.reviewTotals.count > 0 && (
        <ProductReviews totals={product.reviewTotals} reviewList={reviewList} />
      )}
      {relatedProducts.length > 0 && (
        <section
          aria-labelledby="more-products"
          className="below-first-screen product-more wrap grid gap-9 py-section"
        >
          <Heading
            id="more-products"
            of={isOutOfStock ? productCopy.inStockNow : productCopy.related}
          />
          <ProductGrid products={relatedProducts} deliveryPromise={deliveryPromise} />
        </section>
      )}
    </>
  );
}

function BackToProducts() {
  return (
    <Link
      to={localizePath(useLanguage(), '/#products')}
      className="inline-flex min-h-11 items-center gap-2.5 text-leaf-700 no-underline hover:underline min-[720px]:mb-2"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <span>
        <Both of={productCopy.products} inline />
      </span>
    </Link>
  );
}

type WhatsAppLinkProps = { product: Product; quantity: number; pageUrl: string };

/** Opens a chat with a prepared order, or with a question where the product is sold out. */
function WhatsAppLink({ product, quantity, pageUrl }: WhatsAppLinkProps) {
  const { deliveryFeeLkr } = useLayoutData();
  const { name, priceLkr, stock } = product;
  if (stock <= 0) {
    return (
      <WhatsAppButton
        label={whatsAppCopy.ask}
        text={questionText(name, pageUrl)}
        className="product-buy-chat"
      />
    );
  }
  const totalLkr = quantity * priceLkr;
  return (
    <WhatsAppButton
      label={whatsAppCopy.order}
      text={orderText([{ name, quantity, totalLkr }], totalLkr + deliveryFeeLkr)}
      className="product-buy-chat"
    />
  );
}

function ShareLink({ product, pageUrl }: { product: Product; pageUrl: string }) {
  const text = useTranslate()(shareText(product.name, product.priceLkr, pageUrl));
  return (
    <ButtonLink
      to={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      variant="quiet"
      icon={<WhatsAppGlyph />}
      className="-ms-3 mt-2 text-start"
    >
      <Both of={whatsAppCopy.share} inline />
    </ButtonLink>
  );
}
