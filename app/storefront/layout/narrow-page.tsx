import type { ReactNode } from 'react';

/** Lays out a page of one narrow column. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <div className="mx-auto max-w-180">{children}</div>
    </div>
  );
}
