import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1280px)';

/** Returns whether the screen has room for a page beside its list. The server renders for a small one. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
