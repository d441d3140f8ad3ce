import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';

/** Titles a section of the page of an order. */
export function DetailHeading({ of }: { of: Bilingual }) {
  return (
    <h3 className="mb-1.5 text-md leading-snug font-semibold">
      <Both of={of} inline />
    </h3>
  );
}
