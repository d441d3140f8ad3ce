import { useEffect, useState } from 'react';

const everyMs = 30_000;

/**
 * Counts the moments to look again: half-minutes while the tab is in sight, and its return. Not while someone types, or has
 * a dialog open: what they look at stays.
 */
export function useLook(): number {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && !isInUse()) setLooks((before) => before + 1);
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return looks;
}

function isInUse(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') === true;
  return isTyping || document.querySelector('[role="dialog"], dialog[open]') !== null;
}
