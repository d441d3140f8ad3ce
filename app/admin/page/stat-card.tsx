import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text/text.tsx';

type StatCardProps = {
  label: Bilingual;
  icon: ReactNode;
  /** Makes the whole card a link, to a page that explains the number. */
  to?: string;
  notes?: Bilingual[];
  /** Spans both columns of a two-column grid. */
  wide?: boolean;
  /** Font size of the number on a phone; a sum of money has to shrink with its card. */
  size?: string;
  children: ReactNode;
};

/** Shows one number of a list of statistics (`dl`). */
export function StatCard({ label, icon, to, notes = [], children, ...look }: StatCardProps) {
  const { wide, size = 'text-[clamp(1rem,4.6vw,1.375rem)]' } = look;
  return (
    <div
      className={`relative content-start rounded-md border border-line bg-cream-50 p-4 shadow-1 sm:px-5.5 sm:py-5 ${wide ? 'col-span-2 md:col-span-1' : ''}`}
    >
      <dt className="min-h-11 text-md leading-snug font-medium text-ink-600 sm:pe-10 [&>.second]:text-2xs">
        {to ? (
          <Link to={to} className="text-leaf-900 after:absolute after:inset-0">
            <Both of={label} />
          </Link>
        ) : (
          <Both of={label} />
        )}
        <span className="absolute end-5 top-5 hidden size-10 place-items-center rounded-pill bg-cream-200 text-leaf-600 sm:grid [&_svg]:size-5">
          {icon}
        </span>
      </dt>
      <dd
        className={`tabular-nowrap mt-3 ${size} leading-tight font-semibold tracking-tight text-leaf-900 sm:text-[1.875rem]`}
      >
        {children}
      </dd>
      {notes.map((note) => (
        <dd key={note.en} className="mt-1.5 text-sm leading-snug text-ink-600 [&>.second]:text-2xs">
          <Both of={note} />
        </dd>
      ))}
    </div>
  );
}
