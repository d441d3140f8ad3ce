import type { ReactNode } from 'react';
import { HeadingCount } from '#admin/page/heading-count.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';

type AttentionSectionProps = {
  /** The fragment by which links reach the section. */
  id: string;
  title: Bilingual;
  count: number;
  tone: 'urgent' | 'pending' | 'plain';
  /** The items of the list. */
  children: ReactNode;
};

const tones = {
  urgent: 'border-clay-700/40 bg-clay-100',
  pending: 'border-pending/40 bg-pending-tint',
  plain: 'border-line bg-cream-50',
};

/** Shows a titled list of what needs attention before the queues, such as bank slips. Renders nothing for an empty list. */
export function AttentionSection({ id, title, count, tone, children }: AttentionSectionProps) {
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-6 scroll-mt-20">
      <h2 id={id} tabIndex={-1} className="mb-2.5 scroll-mt-24 text-lg leading-snug">
        <Both of={title} inline mark={<HeadingCount count={count} />} />
      </h2>
      <ul className={`overflow-clip rounded-md border shadow-1 ${tones[tone]}`}>{children}</ul>
    </section>
  );
}
