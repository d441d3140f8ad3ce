import { href, Link } from 'react-router';
import type { ProductSize } from '#domain/catalog/list-sizes.server.ts';
import { cardCopy } from '#storefront/product-card/product-card.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import { per100Ml, productCopy } from './product.copy.ts';

/** Leads from one size of a product to the others. Nothing where there is only one. */
export function ProductSizes({ sizes, shownId }: { sizes: ProductSize[]; shownId: string }) {
  const language = useLanguage();
  if (sizes.length === 0) return null;
  return (
    <nav aria-labelledby="sizes" className="mt-5">
      <h2 id="sizes" className="font-text text-md font-semibold">
        <Both of={productCopy.sizes} beside />
      </h2>
      <ul className="product-sizes">
        {sizes.map(({ id, slug, label, priceLkr, per100MlLkr, stock }) => (
          <li key={id}>
            <Link
              to={pathIn(language, href('/products/:slug', { slug }))}
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
