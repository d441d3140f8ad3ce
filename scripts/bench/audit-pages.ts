import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findWholeChromium } from '#scripts/test/find-chromium.ts';
import { freePort } from '#scripts/test/free-port.ts';
import { putInCart } from '#test/shopping.ts';
import { visitorOf } from '#test/visitor.ts';
import { median } from './median.ts';

/** Lighthouse's figures for a phone on a slow network: scores of 100, milliseconds, bytes as transferred. */
export type PageFigures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  scriptBytes: number;
  allBytes: number;
  requestsElsewhere: number;
};
export type AuditedPage = { path: string; figures: PageFigures };

type Asked = { url: string; path: string; cookie: string; debuggingPort: number };

/** Returns the median of each figure over so many loads of each page by a new browser. */
export async function auditPages(url: string, rounds: number): Promise<AuditedPage[]> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: findWholeChromium(),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const { product, cookie } = await goShopping(url);
    const audited: AuditedPage[] = [];
    for (const path of ['/', '/si', product, '/checkout']) {
      const asked = { url, path, debuggingPort, cookie: path === '/checkout' ? cookie : '' };
      audited.push({ path, figures: await medianFigures(asked, rounds) });
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

async function medianFigures(asked: Asked, rounds: number): Promise<PageFigures> {
  const loads: PageFigures[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`${asked.path}: load ${round} of ${rounds}`);
    loads.push(await load(asked));
  }
  const names = Object.keys(loads[0] ?? {}) as (keyof PageFigures)[];
  const medians = names.map((name) => [name, median(loads.map((figures) => figures[name]))]);
  return Object.fromEntries(medians) as PageFigures;
}

async function load({ url, path, cookie, debuggingPort }: Asked): Promise<PageFigures> {
  const answer = await lighthouse(`${url}${path}`, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    ...(cookie === '' ? {} : { extraHeaders: { Cookie: cookie } }),
  });
  if (!answer || answer.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${path}: ${answer?.lhr.runtimeError?.message}`);
  }
  return figuresOf(answer.lhr, url);
}

type NetworkRequest = { url: string; resourceType?: string; transferSize?: number };

function figuresOf({ categories, audits }: Result, url: string): PageFigures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const listed = audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined;
  const requests = (listed?.items ?? []).filter((request) => request.url.startsWith('http'));
  const bytes = (some: NetworkRequest[]) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbtMs: figure('total-blocking-time'),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    allBytes: bytes(requests),
    requestsElsewhere: requests.filter((request) => !request.url.startsWith(`${url}/`)).length,
  };
}
