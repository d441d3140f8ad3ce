import { type ComponentProps, useEffect, useRef } from 'react';
import { FailedRequestText } from './failed-request-text.tsx';
import { Notice } from './notice.tsx';

/** Shows on the page, and not in a toast, that something could not be sent or loaded. Takes the focus. */
export function FailedRequestNotice({
  failed,
}: {
  failed: ComponentProps<typeof FailedRequestText> | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed) box.current?.focus();
  }, [failed]);
  if (!failed) return null;
  return (
    <div ref={box} tabIndex={-1} className="mb-5 rounded-md">
      <Notice tone="danger" role="alert">
        <FailedRequestText {...failed} />
      </Notice>
    </div>
  );
}
