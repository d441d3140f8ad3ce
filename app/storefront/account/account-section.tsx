import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';

type AccountSectionProps = {
  id: string;
  title: Bilingual;
  /** Shown beside the title, for example a button that adds an address. */
  action?: ReactNode;
  children: ReactNode;
};

export function AccountSection({ id, title, action, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-step-2">
          <Both of={title} />
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
