import type { AuditedPage, PageFigures } from './audit-pages.ts';
import type { Race } from './compare-with-bare-server.ts';
import { printTable } from './print-table.ts';

type Column = {
  title: string;
  figure: keyof PageFigures;
  target: { atLeast: number } | { atMost: number };
  said: (value: number) => string;
};

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const whole = (value: number) => `${Math.round(value)}`;

const columns: Column[] = [
  { title: 'Performance', figure: 'performance', target: { atLeast: 95 }, said: whole },
  { title: 'Accessibility', figure: 'accessibility', target: { atLeast: 100 }, said: whole },
  { title: 'Best practices', figure: 'bestPractices', target: { atLeast: 100 }, said: whole },
  { title: 'SEO', figure: 'seo', target: { atLeast: 100 }, said: whole },
  { title: 'LCP', figure: 'lcpMs', target: { atMost: 2_200 }, said: seconds },
  { title: 'CLS', figure: 'cls', target: { atMost: 0.02 }, said: (value) => value.toFixed(3) },
  { title: 'TBT', figure: 'tbtMs', target: { atMost: 100 }, said: (value) => `${whole(value)} ms` },
  { title: 'Scripts', figure: 'scriptBytes', target: { atMost: 130 * 1024 }, said: kilobytes },
  { title: 'All bytes', figure: 'allBytes', target: { atMost: 400 * 1024 }, said: kilobytes },
  { title: 'Elsewhere', figure: 'requestsElsewhere', target: { atMost: 0 }, said: whole },
];

const smallestShare = 0.8;

/** Prints one table with the targets in its first line and a ✗ where one is missed. Returns whether all were met. */
export function printPages(pages: readonly AuditedPage[]): boolean {
  const rows = pages.map((page) => [page.path, ...columns.map((column) => cell(column, page))]);
  const targets = ['Target', ...columns.map(targetOf)];
  console.log();
  printTable([['Page', ...columns.map(({ title }) => title)], targets, ...rows]);
  return !rows.flat().some((text) => text.endsWith('✗'));
}

export function printRace({ shop, bare }: Race): boolean {
  const share = shop / bare;
  const verdict = share >= smallestShare ? '✓' : '✗';
  console.log(
    `\nLanding page: ${whole(shop)} requests per second, a bare server ${whole(bare)}: ${whole(share * 100)} % (at least ${smallestShare * 100} %) ${verdict}`,
  );
  return share >= smallestShare;
}

function cell({ figure, target, said }: Column, { path, figures }: AuditedPage): string {
  const value = figures[figure];
  // Pages that ask search engines to stay away cannot score for search engines.
  if (figure === 'seo' && path === '/checkout') return said(value);
  const isMet = 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
  return `${said(value)} ${isMet ? '✓' : '✗'}`;
}

function targetOf({ target, said }: Column): string {
  return 'atLeast' in target ? `≥ ${said(target.atLeast)}` : `≤ ${said(target.atMost)}`;
}
