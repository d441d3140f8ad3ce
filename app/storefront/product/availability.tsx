import CalendarDays from 'lucide-react/icons/calendar-days';
import { href, Link } from 'react-router';
import type { ProductSize } from '#domain/catalog/list-sizes.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { cardCopy } from '#storefront/product-card/product-card.copy.ts';
import { DeliveryNote } from '#storefront/product-card/product-notes.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { per100Ml, productCopy } from './product.copy.ts';

type DeliveryEstimateProps = {
  deliveryPromise: Bilingual | undefined;
  arrival: Bilingual | undefined;
};

/** Says that delivery is free, if it is, and when an order placed today should arrive. */
export function DeliveryEstimate({ deliveryPromise, arrival }: DeliveryEstimateProps) {
  return (
    <>
      <DeliveryNote deliveryPromise={deliveryPromise} inBothLanguages className="mt-4" />
      {arrival && (
        <p className="delivery-note mt-3">
          <CalendarDays aria-hidden="true" className="mt-px size-4.5 shrink-0 text-leaf-600" />
          <span>
            <Both of={arrival} />
          </span>
        </p>
      )}
    </>
  );
}

/** Links to the form for an alert when a sold-out product is back. */
export function StockAlertLink({ slug }: { slug: string }) {
  return (
    <ButtonLink
      to={localizePath(useLanguage(), href('/products/:slug/tell-me', { slug }))}
      size="large"
      className="product-tell-me"
    >
      <Both of={productCopy.tellMe} />
    </ButtonLink>
  );
}

/** Links from a sold-out product to the products below that are in stock. */
export function AlternativesLink() {
  return (
    <ButtonLink to="#more-products" variant="quiet" className="-ms-3 mt-2 text-start">
      <Both of={productCopy.seeInStock} inline />
    </ButtonLink>
  );
}

/** Links the sizes of a product with each other. A product of one size has an empty list. */
export function ProductSizes({ sizes, shownId }: { sizes: ProductSize[]; shownId: string }) {
  const language = useLanguage();
  if (sizes.length === 0) return null;
  return (
    <nav aria-labelledby="sizes" className="mt-5">
      <h2 id="sizes" className="font-text text-md font-semibold">
        <Both of={productCopy.sizes} inline />
      </h2>
      <ul className="product-sizes">
        {sizes.map(({ id, slug, label, priceLkr, per100MlLkr, stock }) => (
          <li key={id}>
            <Link
              to={localizePath(language, href('/products/:slug', { slug }))}
              aria-current={id === shownId ? 'page' : undefined}
            >
              <b>
                <Text of={label} />
              </b>
              <Price amountLkr={priceLkr} />
              <small>
                <Text of={stock > 0 ? per100Ml(per100MlLkr) : cardCopy.outOfStock} />
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
