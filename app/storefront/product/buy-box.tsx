import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { maxQuantity } from '#domain/cart/cart.ts';
import type { Product } from '#domain/catalog/product.ts';
import { cartMessage } from '#storefront/cart/state/cart-messages.copy.ts';
import { useCartActions } from '#storefront/cart/state/cart-provider.tsx';
import { StockLimit } from '#storefront/cart/stock-limit.tsx';
import { useLazyComponent } from '#storefront/layout/use-lazy-component.ts';
import { IntentForm } from '#storefront/product-card/intent-form.tsx';
import { cardCopy } from '#storefront/product-card/product-card.copy.ts';
import { WishlistHeart } from '#storefront/product-card/wishlist-heart.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { toasts } from '#ui/feedback/toast.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { StockAlertLink } from './availability.tsx';
import { productCopy } from './product.copy.ts';
import { useIsAbove } from './use-is-above.ts';

type BuyBoxProps = {
  product: Product;
  /** Whether the product is sold out and the shop can notify shoppers once it is back. */
  canAlert: boolean;
  /** Renders more actions beside the heart, for the entered quantity. */
  children: (quantity: number) => ReactNode;
};

/** Adds the product to the cart; without a script the form opens the cart page. */
export function BuyBox({ product, canAlert, children }: BuyBoxProps) {
  const { add } = useCartActions();
  const buyButton = useRef<HTMLButtonElement>(null);
  const [input, setInput] = useState('1');
  const isOutOfStock = product.stock <= 0;
  const quantity = parseQuantity(input);
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
        {canAlert && <StockAlertLink slug={product.slug} />}
        <IntentForm
          id="buy"
          action="/cart/lines"
          intent="add"
          productId={product.id}
          onSubmit={submit}
          noValidate
          className="contents"
        >
          {!isOutOfStock && <QuantityField input={input} quantity={quantity} onInput={setInput} />}
          <Button
            ref={buyButton}
            type="submit"
            size="large"
            disabled={isOutOfStock}
            icon={isOutOfStock ? undefined : <ShoppingBag aria-hidden="true" />}
            className="product-buy-button"
          >
            <Both of={cardCopy.addToCart} />
          </Button>
        </IntentForm>
        <WishlistHeart product={product} className="product-buy-heart" />
        {children(quantity ?? 1)}
        {!isOutOfStock && <LazyBuyBar product={product} replacedButton={buyButton} />}
      </div>
      {!isOutOfStock && <StockLimit stock={product.stock} quantity={quantity ?? 0} />}
    </>
  );
}

type QuantityFieldProps = {
  input: string;
  quantity: number | undefined;
  onInput: (input: string) => void;
};

function QuantityField({ input, quantity, onInput }: QuantityFieldProps) {
  const translate = useTranslate();
  const step = (by: number) => () => {
    const next = (quantity ?? 1) + by;
    onInput(`${Math.min(Math.max(next, 1), maxQuantity)}`);
  };
  return (
    <fieldset aria-label={translate(productCopy.quantity)} className="product-quantity">
      <IconButton
        label={productCopy.decrease}
        icon={<Minus aria-hidden="true" />}
        aria-disabled={quantity === 1}
        onClick={step(-1)}
        className="noscript:hidden"
      />
      <input
        name="quantity"
        value={input}
        onChange={(event) => onInput(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={translate(productCopy.quantity)}
        aria-invalid={quantity === undefined || undefined}
      />
      <IconButton
        label={productCopy.increase}
        icon={<Plus aria-hidden="true" />}
        aria-disabled={quantity === maxQuantity}
        onClick={step(1)}
        className="noscript:hidden"
      />
    </fieldset>
  );
}

function parseQuantity(input: string): number | undefined {
  const quantity = /^\d{1,4}$/.test(input.trim()) ? Number(input) : 0;
  return quantity >= 1 && quantity <= maxQuantity ? quantity : undefined;
}

type LazyBuyBarProps = {
  product: Product;
  /** The button that the bar replaces while the button is above the visible part of the page. */
  replacedButton: RefObject<HTMLElement | null>;
};

const load = () => import('./buy-bar.tsx').then(({ BuyBar }) => BuyBar);

function LazyBuyBar({ product, replacedButton }: LazyBuyBarProps) {
  const { Component: BuyBar, isOpen } = useLazyComponent({
    load,
    isWanted: useIsAbove(replacedButton),
  });
  return BuyBar ? <BuyBar product={product} isOpen={isOpen} /> : null;
}
