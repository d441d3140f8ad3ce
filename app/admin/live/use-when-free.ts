import { useEffect, useState } from 'react';

const againMs = 1_000;

/** Returns the newest value, but keeps the one before while someone works on the page: what they look at stays. */
export function useWhenFree<Value>(newest: Value): Value {
  const [shown, setShown] = useState({ value: newest });
  useEffect(() => {
    if (shown.value === newest) return undefined;
    const show = () => {
      if (!isInUse()) setShown({ value: newest });
    };
    show();
    const timer = setInterval(show, againMs);
    return () => clearInterval(timer);
  }, [shown, newest]);
  return shown.value;
}

/** Returns whether someone types, has a dialog open or presses something. */
export function isInUse(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') === true;
  return isTyping || document.querySelector('[role="dialog"], dialog[open], :active') !== null;
}
