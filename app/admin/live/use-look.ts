import { useEffect, useState } from 'react';
import { isInUse } from './use-when-free.ts';

const everyMs = 30_000;

/**
 * Counts the moments to look again: half-minutes while the tab is in sight, and its return. Not while someone works on
 * the page.
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
