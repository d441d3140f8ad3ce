import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { keptFor } from '#domain/kernel/retention.copy.ts';
import { type RetentionKind, retentionDays } from '#domain/kernel/retention.ts';
import { Text } from '#ui/text/text.tsx';

type RetentionNoteProps = {
  of: RetentionKind;
  /** Names the entries of the list that are kept for a longer or shorter time. */
  exception?: Bilingual;
};

/** States under a list how long its entries are retained. */
export function RetentionNote({ of, exception }: RetentionNoteProps) {
  return (
    <p className="mt-3 text-sm text-ink-600">
      <Text of={keptFor(retentionDays[of])} /> {exception && <Text of={exception} />}
    </p>
  );
}
