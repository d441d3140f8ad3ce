import { type RefObject, useEffect } from 'react';

/**
 * Reveals elements with `data-reveal` when they are first scrolled into view. They are hidden only by a script, only below
 * the first screen, and not where reduced motion is preferred.
 */
export function useReveals(page: RefObject<HTMLElement | null>) {
  useEffect(() => (page.current ? watchReveals(page.current) : undefined), [page]);
}

function watchReveals(page: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (!isStillBelow(entry)) observer.unobserve(entry.target);
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const part of page.querySelectorAll('[data-reveal]')) observer.observe(part);
  return () => observer.disconnect();
}

/**
 * Hides a part that is below the screen when first observed, and reveals it on the screen. Returns whether it is still
 * hidden. Reads no layout, and a part that the first view left out has no height yet.
 */
function isStillBelow({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) {
  if (target.getAttribute('data-reveal') === 'waiting') {
    if (isIntersecting) target.setAttribute('data-reveal', 'shown');
    return !isIntersecting;
  }
  const { top, height } = boundingClientRect;
  const isBelow = height === 0 || top >= window.innerHeight;
  if (isBelow) target.setAttribute('data-reveal', 'waiting');
  return isBelow;
}
