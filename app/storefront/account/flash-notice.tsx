import { Notice, outcome } from '#ui/feedback/notice.tsx';
import { useFocusedBox } from '#ui/feedback/use-focused-box.ts';
import { Both } from '#ui/text/text.tsx';
import type { Flash } from '#web/cookies/flash.server.ts';
import { type AccountFlashCode, accountFlashTexts } from './account-flash.copy.ts';

/** Shows the outcome of the previous request above the page. Takes the focus, because the pressed button is gone. */
export function FlashNotice({ flash }: { flash: Flash | undefined }) {
  const box = useFocusedBox(flash);
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
