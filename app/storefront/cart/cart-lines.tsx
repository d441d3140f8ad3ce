import { useEffect, useRef } from 'react';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { CartLine, GoneCartLine } from './cart-line.tsx';
import { useCart } from './cart-provider.tsx';

/** The lines of the cart. When one is removed, the focus moves to its neighbour, and never out of the list. */
export function CartLines({ cart }: { cart: PricedCart }) {
  const { setQuantity } = useCart();
  const list = useRef<HTMLUListElement>(null);
  const leftAt = useRef<number>(undefined);
  const ids = [...cart.lines, ...cart.gone].map((line) => line.productId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that came or went is the reason to look
  useEffect(() => {
    if (leftAt.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    buttons[Math.min(leftAt.current, buttons.length - 1)]?.focus();
    leftAt.current = undefined;
  }, [ids.length]);

  const onQuantity = (productId: string, quantity: number) => {
    if (quantity <= 0) leftAt.current = ids.indexOf(productId);
    setQuantity(productId, quantity);
  };
  return (
    <ul ref={list}>
      {cart.lines.map((line) => (
        <CartLine key={line.productId} line={line} onQuantity={onQuantity} />
      ))}
      {cart.gone.map((line) => (
        <GoneCartLine key={line.productId} line={line} onQuantity={onQuantity} />
      ))}
    </ul>
  );
}
