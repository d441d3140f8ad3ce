import { useSyncExternalStore } from 'react';

/** False in the server's page and while it hydrates, true from then on. */
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
