import { keptFor } from '#domain/kernel/retention.copy.ts';
import { type RetentionKind, retentionDays } from '#domain/kernel/retention.ts';
import { Text } from '#ui/text/text.tsx';

/** States under a list how long its entries are retained. */
export function RetentionNote({ of }: { of: RetentionKind }) {
  return (
    <p className="mt-3 text-sm text-ink-600">
      <Text of={keptFor(retentionDays[of])} />
    </p>
  );
}
