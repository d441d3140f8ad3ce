import { type RefObject, useEffect } from 'react';

/**
 * Reveals elements with `data-reveal` once, when they are first reached. Only a script hides them, only where motion is
 * welcome, and only below the first screen.
 */
export function useReveals(page: RefObject<HTMLElement | null>) {
  useEffect(() => (page.current ? watchReveals(page.current) : undefined), [page]);
}

function watchReveals(page: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const eye = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-reveal', 'shown');
        eye.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const part of page.querySelectorAll('[data-reveal]')) {
    if (part.getBoundingClientRect().top < window.innerHeight) continue;
    part.setAttribute('data-reveal', 'waiting');
    eye.observe(part);
  }
  return () => eye.disconnect();
}
