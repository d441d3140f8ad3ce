import { type ComponentProps, useEffect } from 'react';
import { LostWords } from './lost-words.tsx';
import { toasts } from './toast.tsx';

let shown = 0;

/** Tells in a toast that something could not be sent or loaded. It stays until it is closed, or until the next try. */
export function useLostToast(lost: ComponentProps<typeof LostWords> | undefined) {
  useEffect(() => {
    if (!lost) return;
    shown += 1;
    // A toast that is being removed would take a new one of the same id with it.
    const id = `lost-${shown}`;
    toasts.errorThatStays(<LostWords {...lost} />, id);
    return () => void toasts.dismiss(id);
  }, [lost]);
}
