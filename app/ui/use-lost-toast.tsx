import { type ComponentProps, useEffect } from 'react';
import { LostWords } from './lost-words.tsx';
import { toasts } from './toast.tsx';

let said = 0;

/** Says in a toast that something got lost on the way. It stays until it is closed, or until the next try. */
export function useLostToast(lost: ComponentProps<typeof LostWords> | undefined) {
  useEffect(() => {
    if (!lost) return;
    said += 1;
    // A toast that is leaving takes a new one of its id along.
    const id = `lost-${said}`;
    toasts.errorThatStays(<LostWords {...lost} />, id);
    return () => void toasts.dismiss(id);
  }, [lost]);
}
