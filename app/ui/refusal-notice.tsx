import { useEffect, useRef } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Notice } from './notice.tsx';
import { Both } from './text.tsx';

type RefusalNoticeProps = {
  of: Bilingual;
  /** Anything that is new with every answer of the server, such as actionData. */
  answer: unknown;
};

/** Why a form came back though each field was filled in well. It takes the focus, for on a phone it stands out of sight. */
export function RefusalNotice({ of, answer }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is the reason to take the focus again
  useEffect(() => box.current?.focus(), [answer]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Notice tone="danger" role="alert">
        <Both of={of} />
      </Notice>
    </div>
  );
}
