import { type RefObject, useEffect } from 'react';

type Start<E> = (element: E) => (() => void) | undefined;

/**
 * Runs an effect on an element, whose code the browser fetches after hydration. `load` has to be the same function in each
 * render. Where the code cannot be fetched, the page does without.
 */
export function useLazyEffect<E>(ref: RefObject<E | null>, load: () => Promise<Start<E>>): void {
  useEffect(() => {
    const started = load()
      .then((start) => ref.current && start(ref.current))
      .catch(() => undefined);
    return () => void started.then((stop) => stop?.());
  }, [ref, load]);
}
