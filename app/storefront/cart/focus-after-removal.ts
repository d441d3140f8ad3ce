import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus from a removed line to the next one, or else the last. `markRemoved` takes the position of the line. */
export function useFocusAfterRemoval<List extends HTMLElement>(length: number) {
  const list = useRef<List>(null);
  const removedAt = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever the number of lines changes
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus();
    removedAt.current = undefined;
  }, [length]);
  const markRemoved = (position: number) => {
    removedAt.current = position;
  };
  return { list, markRemoved };
}

/** Moves the focus to the content that replaces the last line, because the pressed button is removed with the line. */
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
