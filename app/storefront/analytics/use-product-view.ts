import { useCallback, useEffect } from 'react';
import { countEvent } from './count-event.ts';

const minViewMs = 1_000;

/** Counts a product card as viewed when half of it was visible for a second. Returns the card's `ref`. */
export function useProductView(productId: string) {
  return useCallback(
    (card: Element | null) => {
      if (!card || !('IntersectionObserver' in window)) return undefined;
      let timer: number | undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          window.clearTimeout(timer);
          if (!entries.at(-1)?.isIntersecting) return;
          timer = window.setTimeout(() => {
            observer.disconnect();
            countView(productId);
          }, minViewMs);
        },
        { threshold: 0.5 },
      );
      observer.observe(card);
      return () => {
        window.clearTimeout(timer);
        observer.disconnect();
      };
    },
    [productId],
  );
}

/** Counts a product as viewed when its page opens. */
export function useProductPageView(productId: string): void {
  useEffect(() => countView(productId), [productId]);
}

function countView(productId: string): void {
  countEvent({ type: 'product_view', data: { product_id: productId } });
}
