import { type ComponentProps, useEffect } from 'react';
import { FailedRequestText } from './failed-request-text.tsx';
import { toasts } from './toast.tsx';

let toastCount = 0;

/** Shows in a toast that something could not be sent or loaded, until it is closed or the next attempt. */
export function useFailedRequestToast(
  failed: ComponentProps<typeof FailedRequestText> | undefined,
) {
  useEffect(() => {
    if (!failed) return;
    toastCount += 1;
    // A toast that is being removed would take a new one of the same id with it.
    const id = `failed-request-${toastCount}`;
    toasts.errorThatStays(<FailedRequestText {...failed} />, id);
    return () => void toasts.dismiss(id);
  }, [failed]);
}
