import { useEffect, useRef } from 'react';
import { Notice, outcome } from '#ui/feedback/notice.tsx';
import { Both } from '#ui/text/text.tsx';
import type { Flash } from '#web/cookies/flash.server.ts';
import { type NewsCode, newsWords } from './news.copy.ts';

/** Tells above the page what has just happened. Takes the focus, because the pressed button is gone. */
export function NewsNotice({ news }: { news: Flash | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each news is a reason to take the focus again
  useEffect(() => box.current?.focus(), [news]);
  if (!news || !isNewsCode(news.code)) return null;
  return (
    <div ref={box} tabIndex={-1} className="mb-6">
      <Notice {...outcome[news.kind]}>
        <Both of={newsWords[news.code]} />
      </Notice>
    </div>
  );
}

function isNewsCode(code: string): code is NewsCode {
  return Object.hasOwn(newsWords, code);
}
