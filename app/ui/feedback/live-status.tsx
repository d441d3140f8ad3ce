import type { ReactNode } from 'react';

/**
 * Renders a live region that is there before its text, because one added together with its text is often not read out.
 * Takes no room of its own.
 */
export function LiveStatus({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="contents">
      {children}
    </div>
  );
}
