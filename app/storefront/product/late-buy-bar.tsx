import { type RefObject, useEffect, useState } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import { useLatePart } from '#storefront/frame/use-late-part.ts';

type LateBuyBarProps = {
  product: Product;
  /** What the bar replaces while it is above the screen. */
  after: RefObject<HTMLElement | null>;
};

const load = () => import('./buy-bar.tsx').then(({ BuyBar }) => BuyBar);

export function LateBuyBar({ product, after }: LateBuyBarProps) {
  const { Part: BuyBar, isOpen } = useLatePart({
    load,
    isWanted: useIsAbove(after),
    onLoadFailed: () => {},
  });
  return BuyBar ? <BuyBar product={product} isOpen={isOpen} /> : null;
}

/** Returns whether an element has scrolled out over the upper edge of the screen. */
function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setIsAbove(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
