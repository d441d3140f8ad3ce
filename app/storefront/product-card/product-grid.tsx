import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { FormEvent, ReactNode, Ref } from 'react';
import { href } from 'react-router';
import type { Product } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useProductView } from '#storefront/analytics/use-product-view.ts';
import { useCartActions } from '#storefront/cart/state/cart-provider.tsx';
import { Dollars } from '#storefront/layout/dollars.tsx';
import { Button } from '#ui/button/button.tsx';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { FiveStars } from './five-stars.tsx';
import { IntentForm } from './intent-form.tsx';
import { cardCopy } from './product-card.copy.ts';
import { ProductName } from './product-name.tsx';
import { DeliveryNote, FeaturedBadge, StockText } from './product-notes.tsx';
import { WishlistHeart } from './wishlist-heart.tsx';

type ProductGridProps = {
  products: Product[];
  deliveryPromise: Bilingual | undefined;
  ref?: Ref<HTMLUListElement>;
  /** Replaces the wishlist heart in the corner of each card. */
  cornerOf?: (product: Product) => ReactNode;
  heading?: 'h2' | 'h3';
};

export function ProductGrid({ products, ref, cornerOf, ...rest }: ProductGridProps) {
  return (
    <ul ref={ref} className="product-grid">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} corner={cornerOf?.(product)} {...rest} />
      ))}
    </ul>
  );
}

type ProductCardProps = {
  product: Product;
  deliveryPromise: Bilingual | undefined;
  /** Replaces the wishlist heart in its corner. */
  corner?: ReactNode;
  /** The heading level of the product's name. */
  heading?: 'h2' | 'h3';
};

function ProductCard({
  product,
  deliveryPromise,
  corner = <WishlistHeart product={product} />,
  heading: Name = 'h3',
}: ProductCardProps) {
  const translate = useTranslate();
  const path = localizePath(useLanguage(), href('/products/:slug', { slug: product.slug }));
  return (
    <li
      ref={useProductView(product.id)}
      className="product-card"
      data-out={product.stock <= 0 ? '' : undefined}
    >
      {product.featured && <FeaturedBadge />}
      <div className="product-card-corner">{corner}</div>
      <div className="product-card-picture">
        <ProductPicture
          src={product.images[0]}
          alt={translate(product.name)}
          sizes="(min-width: 1200px) 384px, 50vw"
        />
      </div>
      <div className="product-card-body">
        <Name className="product-card-name">
          <ProductName of={product.name} to={path} />
        </Name>
        <p className="product-card-words">
          <Text of={product.description} />
        </p>
        <FiveStars totals={product.reviewTotals} className="product-card-stars" />
        <div className="product-card-price">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <Price
              amountLkr={product.priceLkr}
              className="text-step-2 leading-tight font-medium text-leaf-900"
            />
            <Dollars amountLkr={product.priceLkr} />
          </span>
          <StockText stock={product.stock} />
        </div>
        <DeliveryNote
          deliveryPromise={deliveryPromise}
          className="product-card-delivery border-t border-line text-ink-600"
        />
        <AddToCart product={product} />
      </div>
    </li>
  );
}

/** Adds one unit to the cart; without a script the form opens the cart page. */
function AddToCart({ product }: { product: Product }) {
  const { add } = useCartActions();
  const isOutOfStock = product.stock <= 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    add(product.id, 1, event.currentTarget);
  };
  return (
    <IntentForm
      action="/cart/lines"
      intent="add"
      productId={product.id}
      onSubmit={submit}
      className="product-card-buy"
    >
      <input type="hidden" name="quantity" value="1" />
      <Button
        type="submit"
        block
        disabled={isOutOfStock}
        icon={isOutOfStock ? undefined : <ShoppingBag aria-hidden="true" />}
      >
        <Both of={cardCopy.addToCart} />
      </Button>
    </IntentForm>
  );
}
