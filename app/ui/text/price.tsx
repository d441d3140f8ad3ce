import { groupThousands, rupeeSign } from '#domain/kernel/rupees.ts';

const nonBreakingSpace = '\u00a0';

/** Formats whole rupees without a line break in them. The rupee sign has the system's font: the shop's fonts lack it. */
export function Price({ amountLkr, className = '' }: { amountLkr: number; className?: string }) {
  return (
    <span className={`tabular-nowrap ${className}`}>
      <span className="cur">{rupeeSign}</span>
      {`${nonBreakingSpace}${groupThousands(amountLkr)}`}
    </span>
  );
}
