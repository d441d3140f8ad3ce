import type { ReactNode } from 'react';
import './plots.css';

type BarRow = {
  key: string;
  label: ReactNode;
  /** The number at the end of the row; the bar is decorative. */
  figure: ReactNode;
  count: number;
  /** The part of `count` that is drawn hatched. */
  cancelled?: number;
  tone?: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | undefined;
};

/** Renders rows of a label, a number and a bar in proportion to it; the longest bar fills the row. */
export function BarRows({ rows }: { rows: BarRow[] }) {
  const highestCount = Math.max(0, ...rows.map(({ count }) => count));
  return (
    <ul className="grid gap-3">
      {rows.map(({ key, label, figure, count, cancelled = 0, tone }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5"
        >
          <span className="text-md leading-snug">{label}</span>
          <span className="text-end text-md leading-snug">{figure}</span>
          <span aria-hidden="true" className="bar-track" data-tone={tone}>
            {count > 0 && (
              <span className="bar-filled" style={{ inlineSize: percent(count, highestCount) }}>
                {cancelled > 0 && (
                  <span
                    className="plot-hatched"
                    style={{ inlineSize: percent(cancelled, count) }}
                  />
                )}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function percent(part: number, whole: number): string {
  return `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`;
}
