import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { useCart } from '#storefront/cart/cart-provider.tsx';

/** Reloads the page once per change of the cart, which its drawer or another tab can make while it is open. */
export function useFreshCart(shown: PricedCart): void {
  const { cart, isBusy } = useCart();
  const { revalidate } = useRevalidator();
  const asked = useRef<string>(undefined);
  const now = cart && !isBusy ? signatureOf(cart) : undefined;
  const onPage = signatureOf(shown);
  useEffect(() => {
    if (now === undefined || now === onPage || now === asked.current) return;
    asked.current = now;
    void revalidate();
  }, [now, onPage, revalidate]);
}

function signatureOf({ lines, gone, totalLkr }: PricedCart): string {
  const parts = [...lines, ...gone].map(({ productId, quantity }) => `${productId}:${quantity}`);
  return [totalLkr, ...parts].join(' ');
}
