import { Link } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';

type Choice = { name: string; label: Bilingual; href: string; count?: number; isChosen: boolean };

type FilterLinksProps = {
  label: Bilingual;
  choices: Choice[];
  /** Wraps onto several lines instead of scrolling sideways. */
  wraps?: boolean;
};

/** Renders the filters of a list as links, with counts if they are known. The URL contains the chosen one. */
export function FilterLinks({ label, choices, wraps }: FilterLinksProps) {
  const translate = useTranslate();
  return (
    <nav
      aria-label={translate(label)}
      className={
        wraps
          ? 'flex flex-wrap gap-1.5'
          : '-m-1 flex max-w-[calc(100%+8px)] gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]'
      }
    >
      {choices.map(({ name, label, href, count, isChosen }) => (
        <Link
          key={name}
          to={href}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-pill border border-cream-300 px-3.25 text-sm font-medium text-ink-900 no-underline transition-colors hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
        >
          <Text of={label} />
          {count !== undefined && <span className="tabular-nowrap opacity-80">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
