import { type ReactNode, useId } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both, Text } from '#ui/text/text.tsx';

type EntrySectionProps = { title: Bilingual; hint?: Bilingual; children: ReactNode };

/** Groups fields of a long form under a title. */
export function EntrySection({ title, hint, children }: EntrySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} className="text-lg leading-snug">
          <Both of={title} inline />
        </h2>
        {hint && (
          <p className="mt-1 text-md text-ink-600">
            <Text of={hint} />
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
