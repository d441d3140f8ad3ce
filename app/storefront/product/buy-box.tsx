import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { maxQuantity } from '#domain/cart/cart.ts';
import type { Product } from '#domain/catalog/product.ts';
import { cartMessage } from '#storefront/cart/cart.copy.ts';
import { useCartActions } from '#storefront/cart/state/cart-provider.tsx';
import { StockLimit } from '#storefront/cart/stock-limit.tsx';
import { IntentForm } from '#storefront/product-card/intent-form.tsx';
import { cardCopy } from '#storefront/product-card/product-card.copy.ts';
import { WishlistHeart } from '#storefront/product-card/wishlist-heart.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { toasts } from '#ui/feedback/toast.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { TellMe } from './in-stock-or-not.tsx';
import { LateBuyBar } from './late-buy-bar.tsx';
import { productCopy } from './product.copy.ts';

type BuyBoxProps = {
  product: Product;
  /** Whether the shop can write once a product that is sold out is back. */
  canTell: boolean;
  /** What else can be done with that many of it, beside the heart. */
  children: (quantity: number) => ReactNode;
};

/** Without a script the form leads to the cart page. */
export function BuyBox({ product, canTell, children }: BuyBoxProps) {
  const { add } = useCartActions();
  const buyButton = useRef<HTMLButtonElement>(null);
  const [written, setWritten] = useState('1');
  const isOut = product.stock <= 0;
  const quantity = quantityWritten(written);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (quantity === undefined) {
      toasts.error(cartMessage({ kind: 'error', code: 'quantity-invalid' }), 'cart');
    } else {
      add(product.id, quantity, event.currentTarget);
    }
  };
  return (
    <>
      <div className="product-buy">
        {canTell && <TellMe slug={product.slug} />}
        <IntentForm
          id="buy"
          action="/cart/lines"
          intent="add"
          productId={product.id}
          onSubmit={submit}
          noValidate
          className="contents"
        >
          {!isOut && <QuantityField written={written} quantity={quantity} onWrite={setWritten} />}
          <Button
            ref={buyButton}
            type="submit"
            size="large"
            disabled={isOut}
            icon={isOut ? undefined : <ShoppingBag aria-hidden="true" />}
            className="product-buy-button"
          >
            <Both of={cardCopy.addToCart} />
          </Button>
        </IntentForm>
        <WishlistHeart product={product} size="product-buy-heart" />
        {children(quantity ?? 1)}
        {!isOut && <LateBuyBar product={product} after={buyButton} />}
      </div>
      {!isOut && <StockLimit stock={product.stock} quantity={quantity ?? 0} />}
    </>
  );
}

type QuantityFieldProps = {
  written: string;
  quantity: number | undefined;
  onWrite: (written: string) => void;
};

function QuantityField({ written, quantity, onWrite }: QuantityFieldProps) {
  const translate = useTranslate();
  const step = (by: number) => () => {
    const next = (quantity ?? 1) + by;
    onWrite(`${Math.min(Math.max(next, 1), maxQuantity)}`);
  };
  return (
    <fieldset aria-label={translate(productCopy.quantity)} className="product-quantity">
      <IconButton
        label={productCopy.decrease}
        icon={<Minus aria-hidden="true" />}
        disabled={quantity === 1}
        onClick={step(-1)}
        className="noscript:hidden"
      />
      <input
        name="quantity"
        value={written}
        onChange={(event) => onWrite(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={translate(productCopy.quantity)}
        aria-invalid={quantity === undefined || undefined}
      />
      <IconButton
        label={productCopy.increase}
        icon={<Plus aria-hidden="true" />}
        disabled={quantity === maxQuantity}
        onClick={step(1)}
        className="noscript:hidden"
      />
    </fieldset>
  );
}

function quantityWritten(written: string): number | undefined {
  const quantity = /^\d{1,4}$/.test(written.trim()) ? Number(written) : 0;
  return quantity >= 1 && quantity <= maxQuantity ? quantity : undefined;
}
