import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { failedRequestCopy } from './failed-request.copy.ts';
import { Both } from './text.tsx';

type FailedRequestTextProps = { what: 'form' | 'page'; said?: Bilingual | undefined };

/** Tells what failed because no response arrived, and that nothing on the page is lost. */
export function FailedRequestText({ what, said }: FailedRequestTextProps) {
  return (
    <>
      <p>
        <Both of={said ?? failedRequestCopy[what]} />
      </p>
      {what === 'form' && (
        <p className="mt-1.5 text-sm font-normal">
          <Both of={failedRequestCopy.kept} />
        </p>
      )}
    </>
  );
}
