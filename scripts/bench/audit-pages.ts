import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findFullChromium } from '#scripts/test/find-chromium.ts';
import { freePort } from '#scripts/test/free-port.ts';
import { putInCart } from '#test/shopping.ts';
import { visitorOf } from '#test/visitor.ts';
import { median } from './median.ts';

/** Lighthouse's metrics for a phone on a slow network: scores of 100, milliseconds, transferred bytes. */
export type PageMetrics = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  scriptBytes: number;
  allBytes: number;
  requestsToOtherOrigins: number;
};
export type AuditedPage = { path: string; metrics: PageMetrics };

type PageLoad = { url: string; path: string; cookie: string; debuggingPort: number };

/** Loads each page `rounds` times, in one new browser, and returns the median of each metric. */
export async function auditPages(url: string, rounds: number): Promise<AuditedPage[]> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: findFullChromium(),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const { product, cookie } = await goShopping(url);
    const audited: AuditedPage[] = [];
    for (const path of ['/', '/si', product, '/checkout']) {
      const pageLoad = { url, path, debuggingPort, cookie: path === '/checkout' ? cookie : '' };
      audited.push({ path, metrics: await medianMetrics(pageLoad, rounds) });
    }
    return audited;
  } finally {
    await browser.close();
  }
}

/** Returns a product's page, and the cookie of a shopper who has put that product into the cart. */
async function goShopping(url: string) {
  const visitor = visitorOf(url);
  const { body } = await visitor.get('/');
  const product = /href="(\/products\/[a-z0-9-]+)"/.exec(body)?.[1];
  const productId = /name="productId" value="([0-9a-f-]{36})"/.exec(body)?.[1];
  if (!product || !productId) throw new Error('The landing page leads to no product.');
  await putInCart(visitor, productId);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { product, cookie };
}

async function medianMetrics(pageLoad: PageLoad, rounds: number): Promise<PageMetrics> {
  const loads: PageMetrics[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`${pageLoad.path}: load ${round} of ${rounds}`);
    loads.push(await load(pageLoad));
  }
  const names = Object.keys(loads[0] ?? {}) as (keyof PageMetrics)[];
  const medians = names.map((name) => [name, median(loads.map((metrics) => metrics[name]))]);
  return Object.fromEntries(medians) as PageMetrics;
}

async function load({ url, path, cookie, debuggingPort }: PageLoad): Promise<PageMetrics> {
  const result = await lighthouse(`${url}${path}`, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    ...(cookie === '' ? {} : { extraHeaders: { Cookie: cookie } }),
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${path}: ${result?.lhr.runtimeError?.message}`);
  }
  return metricsOf(result.lhr, url);
}

type NetworkRequest = { url: string; resourceType?: string; transferSize?: number };

function metricsOf({ categories, audits }: Result, url: string): PageMetrics {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const listed = audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined;
  const requests = (listed?.items ?? []).filter((request) => request.url.startsWith('http'));
  const bytes = (some: NetworkRequest[]) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    allBytes: bytes(requests),
    requestsToOtherOrigins: requests.filter((request) => !request.url.startsWith(`${url}/`)).length,
  };
}
