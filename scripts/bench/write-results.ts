import fs from 'node:fs';
import os from 'node:os';
import type { Comparison } from './compare-with-bare-server.ts';
import type { IdleResult } from './measure-idle.ts';
import { type OrderResults, variants } from './orders/compare-orders.ts';

export type BenchResults = {
  orders: OrderResults[];
  page: Comparison;
  checkout: Comparison;
  idle: IdleResult[];
};

const file = 'docs/performance.md';
const [opening, closing] = ['<!-- figures -->', '<!-- /figures -->'];
const variantTitles = { shop: 'the shop', statements: 'same statements', row: 'one row' };

/** Writes the results of a run between the markers of the page, and keeps the text around them. */
export function writeResults(results: BenchResults): void {
  const page = fs.readFileSync(file, 'utf8');
  const [before, rest = ''] = page.split(opening);
  const [, after] = rest.split(closing);
  const written = [machine(), ...orderTable(results.orders), '', ...pageTable(results), ''];
  const figures = [...written, ...idleTable(results.idle)].join('\n');
  fs.writeFileSync(file, `${before}${opening}\n${figures}\n${closing}${after}`);
}

function machine(): string {
  const [cpu] = os.cpus();
  const day = new Date().toISOString().slice(0, 10);
  const load = os.loadavg()[1]?.toFixed(1);
  return `${day}, ${os.cpus().length} processors (${cpu?.model.trim()}), load ${load}, Node ${process.versions.node}\n`;
}

function orderTable(orders: readonly OrderResults[]): string[] {
  const rows = orders.flatMap(({ database, connections, statements, submitted }) =>
    variants.map((variant) => {
      const { perSecond, p50Ms, p99Ms, processorMs } = submitted[variant];
      const sentStatements = { shop: statements, statements, row: 1 }[variant];
      const rateRatio = variant === 'shop' ? '' : (submitted.shop.perSecond / perSecond).toFixed(2);
      const processorRatio =
        variant === 'shop' ? '' : (processorMs / submitted.shop.processorMs).toFixed(2);
      const times = [p50Ms, p99Ms].map((ms) => `${rounded(ms)} ms`);
      const processorTime = `${processorMs.toFixed(2)} ms`;
      const measured = [
        `${connections}`,
        variantTitles[variant],
        `${sentStatements}`,
        rounded(perSecond),
        ...times,
      ];
      return cells([database, ...measured, processorTime, rateRatio, processorRatio]);
    }),
  );
  const titles = ['Orders on', 'Connections', 'Variant', 'Statements', 'a second', 'p50', 'p99'];
  return table(
    [...titles, 'Processor an order', 'Shop : variant, orders', 'Shop : variant, processor'],
    rows,
  );
}

function pageTable({ page, checkout }: Pick<BenchResults, 'page' | 'checkout'>): string[] {
  const row = (title: string, { shop, bare, client }: Comparison) =>
    cells([title, rounded(shop), rounded(bare), (shop / bare).toFixed(2), client]);
  const rows = [
    row('cached landing page, beside a server of the same bytes', page),
    row('checkout of a cart, beside the same React tree rendered bare', checkout),
  ];
  return table(['Pages', 'Shop, a second', 'Bare, a second', 'Shop : bare', 'Client'], rows);
}

function idleTable(idle: readonly IdleResult[]): string[] {
  const rows = idle.map(({ title, seconds, megabytes }) =>
    cells([title, `${seconds.toFixed(1)} s`, `${rounded(megabytes)} MB`]),
  );
  return table(['Demo mode on', 'Takes orders after', 'Idle memory'], rows);
}

function table(titles: string[], rows: string[]): string[] {
  return [cells(titles), cells(titles.map(() => '---')), ...rows];
}

function cells(texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |`;
}

function rounded(value: number): string {
  return Math.round(value).toLocaleString('en');
}
