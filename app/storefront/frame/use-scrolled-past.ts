import { useSyncExternalStore } from 'react';

/** On the server, and until the page is alive, it stands at the top. */
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
