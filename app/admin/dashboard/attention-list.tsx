import BellRing from 'lucide-react/icons/bell-ring';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { Both } from '#ui/text.tsx';
import { attentionTitle } from './attention.copy.ts';
import type { AttentionItem } from './attention.server.ts';

/** What wants the owner now, each line the way to it. Where there is nothing, nothing stands here. */
export function AttentionList({ items }: { items: AttentionItem[] }) {
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="attention"
      className="mb-4 overflow-clip rounded-md border border-gold-600/40 bg-pending-tint shadow-1"
    >
      <h2
        id="attention"
        className="flex items-center gap-3 px-4.5 pt-4 pb-2 text-base leading-snug sm:px-5.5"
      >
        <BellRing aria-hidden="true" className="size-5 shrink-0 text-pending" />
        <span className="[&>.second-beside]:text-xs [&>.second-beside]:font-normal">
          <Both of={attentionTitle} beside />
        </span>
      </h2>
      <ul className={`grid pb-2 ${items.length > 1 ? 'md:grid-cols-2' : ''}`}>
        {items.map(({ of, href }) => (
          <li key={href}>
            <Link
              to={href}
              className="flex min-h-11 items-center gap-3 px-4.5 py-1.5 text-md leading-snug font-medium text-ink-900 no-underline hover:bg-cream-50/70 sm:px-5.5 [&_.second]:text-xs"
            >
              <span className="min-w-0 flex-1">
                <Both of={of} />
              </span>
              <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-pending" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
