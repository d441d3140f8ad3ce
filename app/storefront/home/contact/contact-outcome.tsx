import { useEffect, useRef } from 'react';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import type { ContactAnswer } from './contact-answer.ts';
import { contactFormCopy, refusalWords } from './contact-form.copy.ts';

/** How sending went, above the form. What went wrong takes the focus; success is also said in passing. */
export function ContactOutcome({ answer }: { answer: ContactAnswer | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.kind === 'refused') box.current?.focus();
  }, [answer]);
  if (answer?.kind === 'sent') {
    return (
      <Notice tone="success">
        <p className="font-semibold">
          <Both of={contactFormCopy.sent} />
        </p>
      </Notice>
    );
  }
  if (answer?.kind !== 'refused') return null;
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice tone="danger">
        <p className="font-semibold">
          <Both of={refusalWords(answer.refusal)} />
        </p>
      </Notice>
    </div>
  );
}
