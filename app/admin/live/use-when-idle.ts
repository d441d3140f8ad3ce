import { useEffect, useState } from 'react';

const retryMs = 1_000;

/** Returns the newest value, but keeps the previous one while the page is in use, so that nothing moves. */
export function useWhenIdle<Value>(newest: Value): Value {
  const [shown, setShown] = useState({ value: newest });
  useEffect(() => {
    if (shown.value === newest) return undefined;
    const show = () => {
      if (!isInUse()) setShown({ value: newest });
    };
    show();
    const timer = setInterval(show, retryMs);
    return () => clearInterval(timer);
  }, [shown, newest]);
  return shown.value;
}

/** Returns whether someone is typing, has a dialog open or is pressing something. */
export function isInUse(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') === true;
  return isTyping || document.querySelector('[role="dialog"], dialog[open], :active') !== null;
}
