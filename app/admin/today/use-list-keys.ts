import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isForList, moveFocus, openLink, rowsOf } from './list-rows.ts';

/**
 * Works through the rows of a list by single keys while the focus is in it, never in a field (WCAG 2.1.4). Returns the
 * ref of the list, and whether the help is open.
 */
export function useListKeys() {
  const list = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const toggleHelp = () => setHelpOpen((isOpen) => !isOpen);
  const navigate = useNavigate();
  useFocusThatStays(list);
  useEffect(() => {
    const element = list.current;
    const press = (event: KeyboardEvent) => {
      const row = (event.target as Element).closest<HTMLElement>('[data-row]');
      const pressed = (name: string) =>
        row?.querySelector<HTMLElement>(`[data-key="${name}"]`)?.click();
      const act = {
        '?': toggleHelp,
        j: () => moveFocus(rowsOf(element), row, 1),
        k: () => moveFocus(rowsOf(element), row, -1),
        p: () => row && void navigate(row.dataset['slip'] ?? ''),
        c: () => pressed('c'),
        w: () => pressed('w'),
        s: () => pressed('s'),
      }[event.key.toLowerCase()];
      if (!act || !isForList(event)) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  });
  return { list, isHelpOpen, toggleHelp };
}

/** Gives the focus to the row that follows, once the row that had it has left with its step. */
function useFocusThatStays(list: { current: HTMLElement | null }) {
  const last = useRef(-1);
  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = rowsOf(element).findIndex((row) => row.contains(target as Element));
    };
    const isLost = last.current >= 0 && document.activeElement === document.body;
    if (isLost) openLink(rowsOf(element), last.current)?.focus({ preventScroll: true });
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  });
}
