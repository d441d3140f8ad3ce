import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3 text-md sm:grid-cols-2">{children}</dl>;
}

export function Fact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs leading-snug text-ink-600">
        <Both of={label} inline />
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
