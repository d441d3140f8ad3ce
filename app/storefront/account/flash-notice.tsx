import { useEffect, useRef } from 'react';
import { Notice, outcome } from '#ui/feedback/notice.tsx';
import { Both } from '#ui/text/text.tsx';
import type { Flash } from '#web/cookies/flash.server.ts';
import { type AccountFlashCode, accountFlashTexts } from './account-flash.copy.ts';

/** Shows the outcome of the previous request above the page. Takes the focus, because the pressed button is gone. */
export function FlashNotice({ flash }: { flash: Flash | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice is a reason to take the focus again
  useEffect(() => box.current?.focus(), [flash]);
  if (!flash || !isAccountFlashCode(flash.code)) return null;
  return (
    <div ref={box} tabIndex={-1} className="mb-6">
      <Notice {...outcome[flash.kind]}>
        <Both of={accountFlashTexts[flash.code]} />
      </Notice>
    </div>
  );
}

function isAccountFlashCode(code: string): code is AccountFlashCode {
  return Object.hasOwn(accountFlashTexts, code);
}
