import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/**
 * Handles the single-key shortcuts of a list (`keyCopy`) while the focus is in it but not in a field (WCAG 2.1.4). Returns
 * the ref of the list, and whether the help is open.
 */
export function useListKeys() {
  const list = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const toggleHelp = () => setHelpOpen((isOpen) => !isOpen);
  const navigate = useNavigate();
  useEffect(() => {
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const row = (event.target as Element).closest<HTMLElement>('[data-row]');
      const click = (name: string) =>
        row?.querySelector<HTMLElement>(`[data-shortcut="${name}"]`)?.click();
      const action = {
        '?': toggleHelp,
        j: () => moveFocus(rowsOf(element), row, 1),
        k: () => moveFocus(rowsOf(element), row, -1),
        p: () => row && void navigate(row.dataset['packingSlip'] ?? ''),
        c: () => click('c'),
        w: () => click('w'),
        s: () => click('s'),
      }[event.key.toLowerCase()];
      if (!action || !isShortcut(event) || isHeld(event)) return;
      event.preventDefault();
      action();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
  return { list, isHelpOpen, toggleHelp };
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

/** Returns whether a key is a shortcut: pressed without a modifier, and not typed into a field. */
function isShortcut({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest('input, select, textarea') !== null;
  return !(ctrlKey || metaKey || altKey || isField);
}

/** Returns whether a key is held down: only j and k may repeat, so that no step is taken on the next row. */
function isHeld({ repeat, key }: KeyboardEvent): boolean {
  return repeat && !/^[jk]$/i.test(key);
}

/** Moves the focus by a number of rows, from outside of any row to the first. */
function moveFocus(rows: HTMLElement[], row: HTMLElement | null, step: number): void {
  linkOfRow(rows, row ? rows.indexOf(row) + step : 0)?.focus();
}

/** Returns the main link of the row at an index, or of the nearest row. */
function linkOfRow(rows: HTMLElement[], index: number): HTMLElement | null | undefined {
  const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
  return row?.querySelector<HTMLElement>('[data-row-link]');
}
