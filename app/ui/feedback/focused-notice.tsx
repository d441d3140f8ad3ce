import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';
import { Notice } from './notice.tsx';
import { useFocusedBox } from './use-focused-box.ts';

/** Shows a notice that takes the focus when it appears, because the pressed button is gone. */
export function FocusedNotice({ of }: { of: Bilingual }) {
  const box = useFocusedBox();
  return (
    <div ref={box} tabIndex={-1}>
      <Notice>
        <Both of={of} />
      </Notice>
    </div>
  );
}
