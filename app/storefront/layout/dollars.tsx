import { use } from 'react';
import { inDollars } from '#domain/settings/dollar-rate.ts';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { layoutCopy } from './layout.copy.ts';
import { LayoutContext } from './layout-data.ts';

const nonBreakingSpace = '\u00a0';

/** Shows the approximate price in US dollars, where the owner enabled it. Payment is always in rupees. */
export function Dollars({ amountLkr, className = '' }: { amountLkr: number; className?: string }) {
  const lkrPerUsd = use(LayoutContext)?.lkrPerUsd;
  if (lkrPerUsd === undefined) return null;
  return (
    <span
      className={`tabular-nowrap text-md font-normal whitespace-nowrap text-ink-600 ${className}`}
    >
      <VisuallyHidden>
        <Text of={layoutCopy.approximately} />
      </VisuallyHidden>
      <span aria-hidden="true">{'≈'}</span>
      {`${nonBreakingSpace}US$${nonBreakingSpace}${inDollars(amountLkr, lkrPerUsd)}`}
    </span>
  );
}
