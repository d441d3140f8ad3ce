import { useSyncExternalStore } from 'react';

/** False on the server and until hydration, as at the top of the page. */
export function useScrolledPast(edgePx: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > edgePx,
    () => false,
  );
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
