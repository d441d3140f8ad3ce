import type { LucideIcon } from 'lucide-react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Both, Text } from '#ui/text/text.tsx';

type EmptyListProps = {
  copy: { noneYet: Bilingual; noneYetWhy?: Bilingual; noneFound: Bilingual; showAll: Bilingual };
  icon: LucideIcon;
  /** The URL of the unfiltered list while it is filtered; otherwise undefined. */
  allHref: string | undefined;
};

/** Explains an empty list: there is nothing yet, or nothing matches, with a link to the whole list. */
export function EmptyList({ copy, icon: Icon, allHref }: EmptyListProps) {
  const icon = <Icon className="size-14 stroke-1" />;
  if (allHref === undefined) {
    return (
      <EmptyState of={copy.noneYet} icon={icon}>
        {copy.noneYetWhy && (
          <p className="w-full text-ink-600">
            <Text of={copy.noneYetWhy} />
          </p>
        )}
      </EmptyState>
    );
  }
  return (
    <EmptyState of={copy.noneFound} icon={icon}>
      <ButtonLink to={allHref} variant="outline">
        <Both of={copy.showAll} />
      </ButtonLink>
    </EmptyState>
  );
}
