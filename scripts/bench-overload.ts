import { spawnSync } from 'node:child_process';
import { measureOverload, type OverloadResults } from './bench/overload/measure-overload.ts';
import { soak } from './bench/overload/soak.ts';
import { printTable } from './bench/print-table.ts';
import { buildIfNeeded } from './build/build-shop.ts';
import { findPostgres } from './test/find-postgres.ts';

/** `npm run bench:overload` measures overload; with `-- soak 15`, memory under mixed load for 15 minutes. */
const [mode, minutes = '15'] = process.argv.slice(2);
const rounded = (value: number) => `${Math.round(value)}`;

if (spawnSync('wrk', ['-v']).error) {
  console.error("This needs the program 'wrk', of the Debian package with the same name.");
  process.exit(1);
}
await buildIfNeeded();
const postgres = await findPostgres();
process.env['SANDHI_TEST_DATABASE'] = postgres.url;
try {
  for (const database of ['postgres', 'embedded'] as const) {
    if (mode === 'soak') await soak(database, Number(minutes));
    else printOverload(database, await measureOverload(database));
  }
} finally {
  await postgres.stop();
}

function printOverload(database: string, figures: readonly OverloadResults[]): void {
  console.log(`\n500 connections, ${database}`);
  const titles = [
    'Page',
    'Peak per second',
    'Accepted per second',
    'Accepted / peak',
    'Refused per second',
    'p50',
    'p99',
    'Recovered after',
    'Orders at the same time',
  ];
  const rows = figures.map((figure) => [
    figure.title,
    rounded(figure.peak),
    rounded(figure.accepted),
    (figure.accepted / figure.peak).toFixed(2),
    rounded(figure.refused),
    ...[figure.p50Ms, figure.p99Ms].map((ms) => `${rounded(ms)} ms`),
    `${(figure.recoveryMs / 1000).toFixed(1)} s`,
    figure.orders,
  ]);
  printTable([titles, ...rows]);
}
