import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';

const tones = {
  pending: 'bg-pending-tint text-pending',
  paid: 'bg-paid-tint text-paid',
  shipped: 'bg-shipped-tint text-shipped',
  delivered: 'bg-delivered-tint text-delivered',
  cancelled: 'bg-cancelled-tint text-cancelled',
};

/** Names its tones after the status of an order; other states use the tone that fits. The label is always visible. */
export function StatusChip({ tone, label }: { tone: keyof typeof tones; label: Bilingual }) {
  return (
    <span
      className={`inline-flex w-fit items-center gap-2 rounded-pill border border-transparent py-0.75 ps-2.5 pe-3 text-xs leading-normal font-semibold whitespace-nowrap max-[360px]:whitespace-normal [--second:currentColor] ${tones[tone]}`}
    >
      <span
        aria-hidden="true"
        className="size-2 rounded-pill bg-current forced-colors:bg-[CanvasText]"
      />
      <span className="[&>.second-inline]:text-2xs">
        <Both of={label} inline />
      </span>
    </span>
  );
}
