import { useEffect } from 'react';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { toasts } from '#ui/toast.tsx';
import type { Flash } from '#web/flash.server.ts';
import { panelMessages } from './panel-messages.copy.ts';

/** What the page before had to say: a toast, or a notice on the page where there is no JavaScript. */
export function FlashMessage({ flash }: { flash: Flash | undefined }) {
  const message = flash && panelMessages[flash.code];
  useEffect(() => {
    const said = flash && panelMessages[flash.code];
    if (said) toasts[flash.kind](said, flash.code);
  }, [flash]);
  if (!flash || !message) return null;
  return (
    <div className="mb-5 hidden noscript:block">
      <Notice tone={flash.kind === 'success' ? 'success' : 'danger'}>
        <Both of={message} />
      </Notice>
    </div>
  );
}
