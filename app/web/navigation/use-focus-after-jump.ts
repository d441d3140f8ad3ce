import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The `state` of a link whose target to focus has another id than its hash. */
export type FocusState = { focus: string };

/**
 * Moves the focus to the target of a link inside a page, so that the next Tab continues there. The router prevents
 * browsers from doing so.
 */
export function useFocusAfterJump() {
  const { key, hash, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again is a new jump
  useEffect(() => {
    if (!hash || key === 'default') return;
    const id = (state as Partial<FocusState> | null)?.focus;
    const target = (id && document.getElementById(id)) || document.getElementById(hash.slice(1));
    if (!target) return;
    // Adds the attribute, which lets any element take the focus. Without it such an element has the same `tabIndex`, -1.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key]);
}
