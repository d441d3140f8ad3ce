import { groupThousands, rupeeSign } from '#domain/kernel/rupees.ts';

const nonBreakingSpace = '\u00a0';

/** Formats whole rupees in one unbreakable piece. The rupee sign is in the system's font, because the shop's fonts lack it. */
export function Price({ amountLkr, className = '' }: { amountLkr: number; className?: string }) {
  return (
    <span className={`tabular-nowrap ${className}`}>
      <span className="cur">{rupeeSign}</span>
      {`${nonBreakingSpace}${groupThousands(amountLkr)}`}
    </span>
  );
}
