import { useEffect, useRef } from 'react';
import { Notice, outcome } from '#ui/feedback/notice.tsx';
import { Both } from '#ui/text/text.tsx';
import type { Flash } from '#web/cookies/flash.server.ts';
import { type NoticeCode, noticeTexts } from './notice.copy.ts';

/** Shows the outcome of the previous request above the page. Takes the focus, because the pressed button is gone. */
export function FlashNotice({ notice }: { notice: Flash | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice is a reason to take the focus again
  useEffect(() => box.current?.focus(), [notice]);
  if (!notice || !isNoticeCode(notice.code)) return null;
  return (
    <div ref={box} tabIndex={-1} className="mb-6">
      <Notice {...outcome[notice.kind]}>
        <Both of={noticeTexts[notice.code]} />
      </Notice>
    </div>
  );
}

function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(noticeTexts, code);
}
