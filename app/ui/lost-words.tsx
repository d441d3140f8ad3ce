import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { lostCopy } from './lost.copy.ts';
import { Both } from './text.tsx';

type LostWordsProps = { what: 'form' | 'page'; said?: Bilingual | undefined };

/** Tells what failed because no response arrived, and that nothing on the page is lost. */
export function LostWords({ what, said }: LostWordsProps) {
  return (
    <>
      <p>
        <Both of={said ?? lostCopy[what]} />
      </p>
      {what === 'form' && (
        <p className="mt-1.5 text-sm font-normal">
          <Both of={lostCopy.kept} />
        </p>
      )}
    </>
  );
}
