import { type ComponentProps, useEffect, useRef } from 'react';
import { LostWords } from './lost-words.tsx';
import { Notice } from './notice.tsx';

/** Says on the page, and not in a toast, that something got lost on the way. It takes the focus. */
export function LostNotice({ lost }: { lost: ComponentProps<typeof LostWords> | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lost) box.current?.focus();
  }, [lost]);
  if (!lost) return null;
  return (
    <div ref={box} tabIndex={-1} className="mb-5 rounded-md">
      <Notice tone="danger" role="alert">
        <LostWords {...lost} />
      </Notice>
    </div>
  );
}
