import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';

type CollapsibleSectionProps = {
  title: Bilingual;
  open?: boolean;
  children: ReactNode;
};

/** Shows a section that opens on a press, without JavaScript too. */
export function CollapsibleSection({ title, open = false, children }: CollapsibleSectionProps) {
  return (
    <details open={open} className="rounded-md border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-md px-4 py-2 text-md leading-snug font-semibold hover:bg-cream-200/60 [&::-webkit-details-marker]:hidden">
        <span>
          <Both of={title} inline />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-leaf-600 transition-transform [details[open]>summary>&]:[transform:rotate(180deg)]"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-4">{children}</div>
    </details>
  );
}
