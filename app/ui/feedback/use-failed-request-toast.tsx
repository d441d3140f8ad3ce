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
    // Uses a new id each time, because the removal of a toast would also remove a new one with the same id.
    const id = `failed-request-${toastCount}`;
    toasts.errorThatStays(<FailedRequestText {...failed} />, id);
    return () => void toasts.dismiss(id);
  }, [failed]);
}
