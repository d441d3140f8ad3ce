import type { Product } from '#domain/catalog/product.ts';
import { cardCopy } from '#storefront/product-card/product-card.copy.ts';
import { Button } from '#ui/button/button.tsx';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Text } from '#ui/text/text.tsx';
import { productCopy } from './product.copy.ts';

/** Keeps the buy button visible on phones. Its button submits the form of the page. */
export function BuyBar({ product, isOpen }: { product: Product; isOpen: boolean }) {
  return (
    <section
      aria-label={useTranslate()(productCopy.buyBar)}
      inert={!isOpen}
      data-open={isOpen ? '' : undefined}
      className="buy-bar on-cream"
    >
      <ProductPicture src={product.images[0]} alt="" sizes="48px" className="buy-bar-picture" />
      <p className="min-w-0 flex-1 leading-snug">
        <span className="line-clamp-2 text-sm font-semibold">
          <Text of={product.name} />
        </span>
        <Price amountLkr={product.priceLkr} className="text-leaf-900" />
      </p>
      <Button type="submit" form="buy" className="shrink-0">
        <Text of={cardCopy.addToCart} />
      </Button>
    </section>
  );
}
