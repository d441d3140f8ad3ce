import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';
import { Notice } from './notice.tsx';
import { useFocusedBox } from './use-focused-box.ts';

type RefusalNoticeProps = {
  /** A sentence for each cause. */
  of: Bilingual | readonly Bilingual[];
  /** A new object with every response of the server, such as actionData. */
  answer: unknown;
  /** Help, shown below the sentences. */
  children?: ReactNode;
};

/** Shows why a form with valid fields was refused. Takes the focus, because on a phone it is off screen. */
export function RefusalNotice({ of, answer, children }: RefusalNoticeProps) {
  const box = useFocusedBox(answer);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-md">
      <Notice tone="danger">
        {[of].flat().map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files of one name can have the same sentence
          <p key={index} className="not-first:mt-2">
            <Both of={sentence} />
          </p>
        ))}
        {children}
      </Notice>
    </div>
  );
}
