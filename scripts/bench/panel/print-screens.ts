import { type OrderResults, variants } from '#scripts/bench/orders/compare-orders.ts';
import { printTable } from '#scripts/bench/print-table.ts';
import type { Measured } from './measure-screens.ts';
import type { ExportTimes } from './time-export.ts';

/** Prints one row for each screen, in milliseconds, with a ✗ where a limit is broken. Returns whether all were kept. */
export function reportScreens(screens: readonly Measured[]): boolean {
  const rows = screens.map((screen) => [
    screen.title,
    `≤ ${screen.maxMs}`,
    ...percentilesOf(screen.alone),
    ...percentilesOf(screen.together),
    isKept(screen) ? '✓' : '✗',
  ]);
  const titles = ['p50', 'p95', 'most'];
  const together = titles.map((title) => `${title}, 4 at once`);
  console.log();
  printTable([['Screen', 'p95 limit', ...titles, ...together, ''], ...rows]);
  return screens.every(isKept);
}

function isKept({ alone, maxMs }: Measured): boolean {
  return percentile(alone, 95) <= maxMs;
}

export function printExports(times: readonly ExportTimes[]) {
  console.log();
  const rows = times.map(({ path, firstByteMs, tookMs, bytes, rows }) => [
    path,
    `${rows}`,
    (bytes / 1024 ** 2).toFixed(1),
    firstByteMs.toFixed(0),
    tookMs.toFixed(0),
    (rows / (tookMs / 1000)).toFixed(0),
  ]);
  printTable([['Export', 'rows', 'MB', 'first byte, ms', 'whole, ms', 'rows per second'], ...rows]);
}

/** Compares placing orders in the large shop and an empty one, each beside two bare servers on the same tables. */
export function printOrders(shops: Record<'large' | 'empty', OrderResults>) {
  console.log('\nPlacing an order, eight at once, in milliseconds');
  const rows = Object.entries(shops).flatMap(([shop, { submitted }]) =>
    variants.map((variant) => {
      const { p50Ms, p95Ms, p99Ms } = submitted[variant];
      return [shop, variant, ...[p50Ms, p95Ms, p99Ms].map((ms) => ms.toFixed(0))];
    }),
  );
  printTable([['Database', 'Variant', 'p50', 'p95', 'p99'], ...rows]);
}

function percentilesOf(times: readonly number[]): string[] {
  return [50, 95, 100].map((share) => percentile(times, share).toFixed(0));
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? Number.NaN;
}
