import { ShoppingBag, Truck } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useCart } from '#storefront/shell/cart-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useLanguage, useSay } from '#ui/language.tsx';
import { ProductPicture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Both, Text } from '#ui/text.tsx';
import { FiveStars } from './five-stars.tsx';
import { cardCopy, inStock } from './product-card.copy.ts';
import { WishlistHeart } from './wishlist-heart.tsx';

type ProductCardProps = {
  product: Product;
  deliveryPromise: Bilingual | undefined;
  isFirst: boolean;
};

export function ProductCard({ product, deliveryPromise, isFirst }: ProductCardProps) {
  const isOut = product.stock <= 0;
  const say = useSay();
  return (
    <li className="product-card" data-out={isOut ? '' : undefined}>
      {product.featured && (
        <p className="absolute top-4 left-4 z-1 rounded-pill bg-clay-600 px-3.25 py-1 text-xs leading-normal font-semibold text-cream-50">
          <Text of={cardCopy.featured} />
        </p>
      )}
      <WishlistHeart product={product} />
      <div className="product-card-picture">
        <ProductPicture
          src={product.images[0]}
          alt={say(product.name)}
          first={isFirst}
          sizes="(min-width: 1200px) 384px, (min-width: 730px) 50vw, 100vw"
        />
      </div>
      <div className="flex flex-1 flex-col px-5 pt-5.5 pb-6 sm:px-6">
        <h3 className="text-step-1 [&>.second]:text-base">
          <Both of={product.name} />
        </h3>
        <p className="product-card-words">
          <Text of={product.description} />
        </p>
        <FiveStars />
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 lang-si:flex-col lang-si:items-start">
          <Price
            amountLkr={product.priceLkr}
            className="text-step-2 leading-tight font-medium text-leaf-900"
          />
          <p className="stock-text" data-out={isOut ? '' : undefined}>
            <Text of={isOut ? cardCopy.outOfStock : inStock(product.stock)} />
          </p>
        </div>
        {deliveryPromise && (
          <p className="mt-3 flex gap-2.5 border-t border-line pt-3 text-md leading-snug text-ink-600">
            <Truck aria-hidden="true" className="mt-px size-4.5 shrink-0 text-leaf-600" />
            <span>
              <Text of={deliveryPromise} />
            </span>
          </p>
        )}
        <AddToCart product={product} isOut={isOut} />
      </div>
    </li>
  );
}

/** Without a script the form leads to the page of the cart. */
function AddToCart({ product, isOut }: { product: Product; isOut: boolean }) {
  const { add } = useCart();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(product.id, 1);
  };
  return (
    <form method="post" action="/cart/lines" onSubmit={submit} className="mt-5">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="language" value={useLanguage()} />
      <Button
        type="submit"
        block
        disabled={isOut}
        icon={isOut ? undefined : <ShoppingBag aria-hidden="true" />}
      >
        <Both of={cardCopy.addToCart} />
      </Button>
    </form>
  );
}
