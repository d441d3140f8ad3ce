import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { Notice } from './notice.tsx';

/**
 * Shows the outcome of a form in its place. Takes the focus that was lost with the pressed button, so that it is read out
 * and Tab continues there. Leaves the focus alone after a load, after Back or Forward, and where another part has it.
 */
export function OutcomeNotice(props: ComponentProps<typeof Notice>) {
  const box = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const isLoadOrHistory = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is a reason to look for the focus again
  useEffect(() => {
    if (!isLoadOrHistory && document.activeElement === document.body) box.current?.focus();
  }, [key]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Notice role="status" {...props} />
    </div>
  );
}
