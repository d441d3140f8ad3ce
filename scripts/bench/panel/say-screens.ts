import { sayTable } from '#scripts/bench/say-table.ts';
import type { Measured } from './measure-screens.ts';
import type { ExportTimes } from './time-export.ts';

/** Prints one row for each screen, in milliseconds, with a ✗ where a limit is broken. Returns whether all were kept. */
export function sayScreens(screens: readonly Measured[]): boolean {
  const rows = screens.map((screen) => [
    screen.title,
    `≤ ${screen.mostMs}`,
    ...figuresOf(screen.alone),
    ...figuresOf(screen.together),
    isKept(screen) ? '✓' : '✗',
  ]);
  const titles = ['p50', 'p95', 'most'];
  const four = titles.map((title) => `${title} of 4`);
  console.log();
  sayTable([['Screen', 'p95', ...titles, ...four, ''], ...rows]);
  return screens.every(isKept);
}

function isKept({ alone, mostMs }: Measured): boolean {
  return percentile(alone, 95) <= mostMs;
}

export function sayExports(times: readonly ExportTimes[]) {
  console.log();
  const rows = times.map(({ path, firstByteMs, tookMs, bytes, rows }) => [
    path,
    `${rows}`,
    (bytes / 1024 ** 2).toFixed(1),
    firstByteMs.toFixed(0),
    tookMs.toFixed(0),
    (rows / (tookMs / 1000)).toFixed(0),
  ]);
  sayTable([['Export', 'rows', 'MB', 'first byte, ms', 'whole, ms', 'rows per second'], ...rows]);
}

/** Compares placing orders in the large shop with an empty one. */
export function sayOrders(large: readonly number[], empty: readonly number[]) {
  console.log('\nPlacing an order, eight at once, in milliseconds');
  sayTable([
    ['Shop', 'p50', 'p95', 'most'],
    ['large', ...figuresOf(large)],
    ['empty', ...figuresOf(empty)],
  ]);
}

function figuresOf(times: readonly number[]): string[] {
  return [50, 95, 100].map((share) => percentile(times, share).toFixed(0));
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? Number.NaN;
}
