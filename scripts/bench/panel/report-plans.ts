import { printTable } from '#scripts/bench/print-table.ts';
import type { ExplainedQuery } from './plans.ts';

/** Prints one row for each list and search, with a ✗ where a big table is scanned in full. Returns whether there is none. */
export function reportPlans(explained: readonly ExplainedQuery[]): boolean {
  const rows = explained.map(({ title, queries, tookMs, scannedTables }) => [
    title,
    `${queries}`,
    tookMs.toFixed(1),
    scannedTables.length === 0 ? '✓' : `${scannedTables.join(', ')} ✗`,
  ]);
  console.log();
  printTable([['List or search', 'queries', 'ms in the database', 'by indexes'], ...rows]);
  return explained.every(({ scannedTables }) => scannedTables.length === 0);
}
