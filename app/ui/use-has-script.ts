import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, true from then on. */
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
