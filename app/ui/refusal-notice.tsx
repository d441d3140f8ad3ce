import { type ReactNode, useEffect, useRef } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Notice } from './notice.tsx';
import { Both } from './text.tsx';

type RefusalNoticeProps = {
  /** A sentence for each cause. */
  of: Bilingual | readonly Bilingual[];
  /** Anything that is new with every answer of the server, such as actionData. */
  answer: unknown;
  /** What helps, below the sentences. */
  children?: ReactNode;
};

/** Says why a form came back though every field was right. It takes the focus, for on a phone it is out of sight. */
export function RefusalNotice({ of, answer, children }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason to take the focus again
  useEffect(() => box.current?.focus(), [answer]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-md">
      <Notice tone="danger">
        {[of].flat().map((sentence) => (
          <p key={sentence.en} className="not-first:mt-2">
            <Both of={sentence} />
          </p>
        ))}
        {children}
      </Notice>
    </div>
  );
}
