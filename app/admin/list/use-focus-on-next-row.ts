import { type RefObject, useEffect, useRef } from 'react';

type FocusedRow = { target: Element; nearestRows: HTMLElement[] };

/**
 * Moves the focus to the next row (`data-row`) when a step removes the focused one, or to the title of a list if no row
 * is left. Returns the ref of the element around all rows.
 */
export function useFocusOnNextRow<Around extends HTMLElement>(): RefObject<Around | null> {
  const around = useRef<Around>(null);
  const focused = useRef<FocusedRow>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = focusedRow(around.current, target as Element);
    };
    document.addEventListener('focusin', remember);
    if (isLost(focused.current)) focusNear(around.current, focused.current);
    return () => document.removeEventListener('focusin', remember);
  });
  return around;
}

/** Returns the rows in the order in which they take over the focus: from the focused one on, then those before it. */
function focusedRow(around: Element | null, target: Element): FocusedRow | undefined {
  const rows = [...(around?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const place = rows.findIndex((row) => row.contains(target));
  if (place === -1) return undefined;
  return { target, nearestRows: [...rows.slice(place), ...rows.slice(0, place).reverse()] };
}

function isLost(focused: FocusedRow | undefined): focused is FocusedRow {
  return focused?.target.isConnected === false && document.activeElement === document.body;
}

/** Focuses the link of the nearest row, the title or the row: from there no second press takes a step by mistake. */
function focusNear(around: Element | null, { nearestRows }: FocusedRow): void {
  const row =
    nearestRows.find(({ isConnected }) => isConnected) ??
    around?.querySelector<HTMLElement>('[data-row]');
  const target: HTMLElement | null =
    row?.querySelector('a') ??
    around?.querySelector('h2') ??
    row ??
    document.getElementById('content');
  if (!target) return;
  // Sets the attribute, without which a heading cannot be focused; its property is -1 already.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}
