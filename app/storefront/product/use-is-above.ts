import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element is above the visible part of the page. */
export function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => setIsAbove(isLastAbove(entries)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>;

/** Returns whether the element is above according to the last entry, which is the current one. */
export function isLastAbove(entries: readonly Entry[]): boolean {
  const entry = entries.at(-1);
  return entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
}
