import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to what replaces the last line, whose pressed button is removed with it. */
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
