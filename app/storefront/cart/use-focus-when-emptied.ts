import { type RefObject, useEffect, useRef } from 'react';

/** The pressed button leaves together with the last line: what stands there instead takes the focus. */
export function useFocusWhenEmptied<Element extends HTMLElement>(
  isEmpty: boolean,
): RefObject<Element | null> {
  const shownInstead = useRef<Element>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) shownInstead.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return shownInstead;
}
