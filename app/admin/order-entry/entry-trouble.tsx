import { useEffect, useRef } from 'react';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { entryCopy, entryProblemWords } from './entry.copy.ts';
import type { EntryAnswer } from './entry-answer.ts';
import { entryRefusalWords } from './entry-refusals.copy.ts';

/** Why the form came back, above it. It takes the focus. */
export function EntryTrouble({ answer }: { answer: EntryAnswer | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason to take the focus again
  useEffect(() => box.current?.focus(), [answer]);
  if (!answer) return null;
  if (!answer.refusal) {
    const problems = Object.entries(answer.problems).map(([field, problem]) => ({
      field,
      message: entryProblemWords(field, problem),
    }));
    return <ErrorSummary problems={problems} title={entryCopy.notSaved} answer={answer} />;
  }
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Notice tone="danger" role="alert">
        {entryRefusalWords(answer.refusal).map((of) => (
          <p key={of.en}>
            <Both of={of} />
          </p>
        ))}
      </Notice>
    </div>
  );
}
