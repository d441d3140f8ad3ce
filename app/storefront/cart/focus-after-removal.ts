import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus from a removed line to its neighbor in the list, and never out of it. */
export function useFocusOnNeighbour<List extends HTMLElement>(length: number) {
  const list = useRef<List>(null);
  const removedAt = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that came or went is the reason to look
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus();
    removedAt.current = undefined;
  }, [length]);
  const removing = (position: number) => {
    removedAt.current = position;
  };
  return { list, removing };
}

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
