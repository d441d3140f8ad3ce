import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';

type PanelCardProps = {
  title?: Bilingual;
  /** Required with a title and unique on the page: labels the section by its title. */
  id?: string;
  /** A link or a button beside the title. */
  action?: ReactNode;
  /** Lets the content reach the edges, as a table does. */
  flush?: boolean;
  children: ReactNode;
};

/** Renders a card of the panel; with a title it is a section. */
export function PanelCard({ title, id, action, flush = false, children }: PanelCardProps) {
  const space = `px-4.5 sm:px-5.5 ${title ? 'pt-1.5 pb-5' : 'py-5'}`;
  const body = <div className={flush ? '' : space}>{children}</div>;
  const look = 'overflow-clip rounded-md border border-line bg-cream-50 shadow-1';
  if (!title) return <div className={look}>{body}</div>;
  return (
    <section aria-labelledby={id} className={look}>
      <header className="flex flex-wrap items-center justify-between gap-3 px-4.5 pt-4.5 pb-2.5 sm:px-5.5 [&_.button-quiet]:-mx-3 max-sm:[&_.button-quiet]:text-start">
        <h2 id={id} className="text-lg leading-snug">
          <Both of={title} />
        </h2>
        {action}
      </header>
      {body}
    </section>
  );
}

/** Links from a card to the page with the full list. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="quiet" size="small" iconAfter={<ArrowRight aria-hidden="true" />}>
      {children}
    </ButtonLink>
  );
}
