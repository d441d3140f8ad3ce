import type { AuditedPage, PageMetrics } from './audit-pages.ts';
import type { Comparison } from './compare-with-bare-server.ts';
import { printTable } from './print-table.ts';

type Column = {
  title: string;
  metric: keyof PageMetrics;
  target: { atLeast: number } | { atMost: number };
  format: (value: number) => string;
};

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const whole = (value: number) => `${Math.round(value)}`;

const columns: Column[] = [
  { title: 'Performance', metric: 'performance', target: { atLeast: 95 }, format: whole },
  { title: 'Accessibility', metric: 'accessibility', target: { atLeast: 100 }, format: whole },
  { title: 'Best practices', metric: 'bestPractices', target: { atLeast: 100 }, format: whole },
  { title: 'SEO', metric: 'seo', target: { atLeast: 100 }, format: whole },
  { title: 'LCP', metric: 'lcpMs', target: { atMost: 2_200 }, format: seconds },
  { title: 'CLS', metric: 'cls', target: { atMost: 0.02 }, format: (value) => value.toFixed(3) },
  {
    title: 'TBT',
    metric: 'tbtMs',
    target: { atMost: 100 },
    format: (value) => `${whole(value)} ms`,
  },
  { title: 'Scripts', metric: 'scriptBytes', target: { atMost: 130 * 1024 }, format: kilobytes },
  { title: 'All bytes', metric: 'allBytes', target: { atMost: 400 * 1024 }, format: kilobytes },
  {
    title: 'Other origins',
    metric: 'requestsToOtherOrigins',
    target: { atMost: 0 },
    format: whole,
  },
];

const smallestShare = 0.8;

/** Prints one table with the targets in its first line and a ✗ where one is missed. Returns whether all were met. */
export function reportPages(pages: readonly AuditedPage[]): boolean {
  const rows = pages.map((page) => [page.path, ...columns.map((column) => cell(column, page))]);
  const targets = ['Target', ...columns.map(targetOf)];
  console.log();
  printTable([['Page', ...columns.map(({ title }) => title)], targets, ...rows]);
  return !rows.flat().some((text) => text.endsWith('✗'));
}

export function reportComparison({ shop, bare }: Comparison): boolean {
  const share = shop / bare;
  const verdict = share >= smallestShare ? '✓' : '✗';
  console.log(
    `\nLanding page: ${whole(shop)} requests per second, a bare server ${whole(bare)}: ${whole(share * 100)} % (at least ${smallestShare * 100} %) ${verdict}`,
  );
  return share >= smallestShare;
}

function cell({ metric, target, format }: Column, { path, metrics }: AuditedPage): string {
  const value = metrics[metric];
  // Pages with noindex cannot get a score for search engines.
  if (metric === 'seo' && path === '/checkout') return format(value);
  const isMet = 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
  return `${format(value)} ${isMet ? '✓' : '✗'}`;
}

function targetOf({ target, format }: Column): string {
  return 'atLeast' in target ? `≥ ${format(target.atLeast)}` : `≤ ${format(target.atMost)}`;
}
