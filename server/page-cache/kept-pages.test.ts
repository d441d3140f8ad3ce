import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentWatch } from './content-watch.ts';
import type { FinishedPage } from './finish-page.ts';
import { KeptPages } from './kept-pages.ts';

const limits = { entries: 10, bytes: 1_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aPage(etag: string, status = 200): FinishedPage {
  const variant = { headers: {}, body: Buffer.from(etag) };
  const variants = { br: variant, gzip: variant, identity: variant };
  return { status, isKept: status === 200, etag, variants, bytes: 10 };
}

/** Makes a shop whose database and pages answer as a test says. */
async function openPages() {
  const never = new Promise<never>(() => undefined);
  const shop = { version: 'a', hangs: false, page: async () => aPage('first') };
  const read = () => (shop.hangs ? never : Promise.resolve({ version: shop.version, shelf: '' }));
  const watch = new ContentWatch(read, () => undefined);
  const pages = new KeptPages({ watch, render: () => shop.page(), limits });
  expect((await pages.get('/')).etag).toBe('first');
  return { shop, watch, pages, never };
}

async function got(page: Promise<FinishedPage>) {
  const begunAt = performance.now();
  const settled = page.then(({ etag }) => ({ etag, ms: performance.now() - begunAt }));
  await vi.advanceTimersByTimeAsync(10_000);
  return settled;
}

test('a page is served as it was when the database does not say within half a second whether it is still true', async () => {
  const { shop, watch, pages } = await openPages();
  shop.hangs = true;
  watch.doubt();

  const { etag, ms } = await got(pages.get('/'));

  expect(etag).toBe('first');
  expect(ms).toBeLessThan(600);
});

test('a page that changed is served as it was when rendering it again hangs, and new as soon as it is rendered', async () => {
  const { shop, watch, pages } = await openPages();
  shop.version = 'b';
  watch.doubt();
  let finish: (page: FinishedPage) => void = () => undefined;
  shop.page = () =>
    new Promise((resolve) => {
      finish = resolve;
    });

  const { etag, ms } = await got(pages.get('/'));
  expect([etag, ms <= 1_600]).toEqual(['first', true]);

  finish(aPage('second'));
  expect((await got(pages.get('/'))).etag).toBe('second');
});

test.each([
  ['fails', () => Promise.reject(new Error('the database is gone'))],
  ['answers 503', () => Promise.resolve(aPage('a fault', 503))],
])('a page that changed is served as it was when rendering it again %s', async (_, page) => {
  const { shop, watch, pages } = await openPages();
  shop.version = 'b';
  watch.doubt();
  shop.page = page;

  expect((await got(pages.get('/'))).etag).toBe('first');
});
