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
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-reveal', 'shown');
        observer.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const part of page.querySelectorAll('[data-reveal]')) {
    if (part.getBoundingClientRect().top < window.innerHeight) continue;
    part.setAttribute('data-reveal', 'waiting');
    observer.observe(part);
  }
  return () => observer.disconnect();
}
