import { useEffect, useRef, useState } from 'react';

/** Keeps the form around from being sent while something of it is still on its way. */
export function useHoldForm(isBusy: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!isBusy || !form) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setHeld(true);
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => {
      setHeld(false);
      form.removeEventListener('submit', hold, { capture: true });
    };
  }, [isBusy]);
  return { box, isHeld };
}
