import { printTable } from '#scripts/bench/print-table.ts';
import type { ExplainedQuery } from './plans.ts';

/** Prints one row for each list and search, with a ✗ where a big table is read to its end. Returns whether there is none. */
export function reportPlans(answers: readonly ExplainedQuery[]): boolean {
  const rows = answers.map(({ title, queries, tookMs, wholeTables }) => [
    title,
    `${queries}`,
    tookMs.toFixed(1),
    wholeTables.length === 0 ? '✓' : `${wholeTables.join(', ')} ✗`,
  ]);
  console.log();
  printTable([['List or search', 'queries', 'ms in the database', 'by indexes'], ...rows]);
  return answers.every(({ wholeTables }) => wholeTables.length === 0);
}
