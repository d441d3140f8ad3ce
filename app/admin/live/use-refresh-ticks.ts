import { useEffect, useState } from 'react';
import { isInUse } from './use-when-idle.ts';

const intervalMs = 30_000;

/** Counts the times to refresh: every half minute and when the tab becomes visible; not while it is hidden or in use. */
export function useRefreshTicks(): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible' && !isInUse()) setTicks((before) => before + 1);
    };
    const timer = setInterval(tick, intervalMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return ticks;
}
