import { openShopServer } from '#test/open-shop-server.ts';
import { auditPages } from './bench/audit-pages.ts';
import { compareWithBareServer } from './bench/compare-with-bare-server.ts';
import { reportComparison, reportPages } from './bench/print-page-results.ts';
import { buildIfNeeded } from './build/build-shop.ts';

/** The number of loads of each page, unless the first argument sets it. */
const defaultRounds = 5;
const rounds = Number(process.argv[2] ?? defaultRounds);

await buildIfNeeded();
const shop = await openShopServer({ fresh: true });
try {
  const comparison = await compareWithBareServer(shop.url, rounds);
  const pages = await auditPages(shop.url, rounds);
  const isWithinLimits = [reportPages(pages), reportComparison(comparison)].every(Boolean);
  process.exitCode = isWithinLimits ? 0 : 1;
} finally {
  await shop.remove();
}
