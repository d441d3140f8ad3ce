import { type ComponentProps, useEffect, useRef } from 'react';
import { LostWords } from './lost-words.tsx';
import { Notice } from './notice.tsx';

/** Tells on the page, and not in a toast, that something could not be sent or loaded. Takes the focus. */
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
