import { type RefObject, useEffect, useRef } from 'react';

type FocusedRow = { target: Element; nearestRows: HTMLElement[] };

/**
 * Moves the focus to the next row (`data-row`) when a step removes the focused one, or to the title of a list if no row
 * is left. Returns the ref of the element that contains all rows.
 */
export function useFocusOnNextRow<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const focused = useRef<FocusedRow>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = focusedRow(container.current, target as Element);
    };
    document.addEventListener('focusin', remember);
    if (isLost(focused.current)) focusNear(container.current, focused.current);
    return () => document.removeEventListener('focusin', remember);
  });
  return container;
}

/** Returns the rows in the order in which they take over the focus: from the focused one on, then those before it. */
function focusedRow(container: Element | null, target: Element): FocusedRow | undefined {
  const rows = [...(container?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const index = rows.findIndex((row) => row.contains(target));
  if (index === -1) return undefined;
  return { target, nearestRows: [...rows.slice(index), ...rows.slice(0, index).reverse()] };
}

function isLost(focused: FocusedRow | undefined): focused is FocusedRow {
  return focused?.target.isConnected === false && document.activeElement === document.body;
}

/** Focuses a link of the nearest row, the title or the row, so that a second key press does not take a step by mistake. */
function focusNear(container: Element | null, { nearestRows }: FocusedRow): void {
  const row =
    nearestRows.find(({ isConnected }) => isConnected) ??
    container?.querySelector<HTMLElement>('[data-row]');
  const target: HTMLElement | null =
    row?.querySelector('a') ??
    container?.querySelector('h2') ??
    row ??
    document.getElementById('content');
  if (!target) return;
  // Sets the attribute: without it a heading cannot be focused, although its property `tabIndex` is -1.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}
