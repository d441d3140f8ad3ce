import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1280px)';

/** Returns whether the screen is wide enough for a page beside its list. False on the server. */
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
