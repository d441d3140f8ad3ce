import { groupedRupees, rupeeSign } from '#domain/kernel/rupees.ts';

const nonBreakingSpace = '\u00a0';

/** Whole rupees in one unbreakable piece. The sign has a face of its own, for ours do not hold it. */
export function Price({ amountLkr, className = '' }: { amountLkr: number; className?: string }) {
  return (
    <span className={`figures ${className}`}>
      <span className="cur">{rupeeSign}</span>
      {`${nonBreakingSpace}${groupedRupees(amountLkr)}`}
    </span>
  );
}
