import { useSyncExternalStore } from 'react';

/** False in the page that the server sends and while it wakes up, true from then on. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => undefined;
}
