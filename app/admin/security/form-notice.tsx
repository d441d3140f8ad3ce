import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';

/** What is wrong with a form as a whole. */
export function FormNotice({ of }: { of: Bilingual | undefined }) {
  if (!of) return null;
  return (
    <Notice tone="danger" role="alert">
      <Both of={of} />
    </Notice>
  );
}
