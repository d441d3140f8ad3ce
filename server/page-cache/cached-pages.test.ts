import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentWatch } from '#web/content/content-watch.ts';
import { CachedPages, PageStore } from './cached-pages.ts';
import type { FinishedPage } from './finish-page.ts';

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
  return { status, isCacheable: status === 200, etag, variants, bytes: 10 };
}

/** Makes a shop whose database and pages the test controls. */
async function openPages() {
  const never = new Promise<never>(() => undefined);
  const shop = { version: 'a', hangs: false, page: async () => aPage('first') };
  const read = () => (shop.hangs ? never : Promise.resolve({ version: shop.version, stock: '' }));
  const watch = new ContentWatch(read, () => undefined);
  const recorded: string[] = [];
  const parts = { watch, limits, recordPage: (outcome: string) => void recorded.push(outcome) };
  const pages = new CachedPages({ ...parts, render: () => shop.page() });
  expect((await pages.get('/')).etag).toBe('first');
  return { shop, watch, pages, recorded, never };
}

/** Returns the ETag of a page, and how long it took by the fake timers. */
async function timed(page: Promise<FinishedPage>) {
  const begunAt = performance.now();
  const settled = page.then(({ etag }) => ({ etag, ms: performance.now() - begunAt }));
  await vi.advanceTimersByTimeAsync(10_000);
  return settled;
}

test('a stored page counts as a hit, also when the database confirms it first, and a changed page as rendered', async () => {
  const { shop, pages, recorded } = await openPages();
  pages.findFresh('/');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(pages.findFresh('/')).toBeUndefined();
  await pages.get('/');
  expect(recorded).toEqual(['rendered', 'hit', 'hit']);

  shop.version = 'b';
  await vi.advanceTimersByTimeAsync(1_000);
  await pages.get('/');
  expect(recorded).toEqual(['rendered', 'hit', 'hit', 'rendered']);
});

test('the stored page is served when the database does not confirm it within half a second', async () => {
  const { shop, watch, pages } = await openPages();
  shop.hangs = true;
  watch.noteWrite();

  const { etag, ms } = await timed(pages.get('/'));

  expect(etag).toBe('first');
  expect(ms).toBeLessThan(600);
});

test('the earlier page is served while rendering the changed page hangs, and the new page as soon as it is rendered', async () => {
  const { shop, watch, pages } = await openPages();
  shop.version = 'b';
  watch.noteWrite();
  let finish: (page: FinishedPage) => void = () => undefined;
  shop.page = () =>
    new Promise((resolve) => {
      finish = resolve;
    });

  const { etag, ms } = await timed(pages.get('/'));
  expect([etag, ms <= 1_600]).toEqual(['first', true]);

  finish(aPage('second'));
  expect((await timed(pages.get('/'))).etag).toBe('second');
});

test.each([
  ['fails', () => Promise.reject(new Error('the database is gone'))],
  ['returns 503', () => Promise.resolve(aPage('a fault', 503))],
])('the earlier page is served if rendering the changed page %s', async (_, page) => {
  const { shop, watch, pages } = await openPages();
  shop.version = 'b';
  watch.noteWrite();
  shop.page = page;

  expect((await timed(pages.get('/'))).etag).toBe('first');
});

test('the page of a deleted product does not return when the database fails later', async () => {
  const { shop, watch, pages } = await openPages();
  shop.version = 'b';
  watch.noteWrite();
  shop.page = async () => aPage('not found', 404);
  expect((await timed(pages.get('/'))).etag).toBe('not found');

  shop.hangs = true;
  watch.noteWrite();
  shop.page = () => Promise.reject(new Error('the database is gone'));
  await expect(Promise.all([pages.get('/'), vi.advanceTimersByTimeAsync(10_000)])).rejects.toThrow(
    'the database is gone',
  );
});

test('a page whose rendering took longer than the deletion of its product is not kept', async () => {
  const { shop, watch, pages } = await openPages();
  let finish: (page: FinishedPage) => void = () => undefined;
  shop.page = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const late = pages.get('/products/oil');
  await vi.advanceTimersByTimeAsync(0);
  shop.version = 'b';
  watch.noteWrite();
  shop.page = async () => aPage('not found', 404);
  expect((await timed(pages.get('/products/oil'))).etag).toBe('not found');
  finish(aPage('the product'));
  expect((await late).etag).toBe('the product');

  expect(pages.isStoredOrRendering('/products/oil')).toBe(false);
});

test('of three concurrent renderings of a page, the oldest does not replace the result of the second, which ended earlier', async () => {
  const { shop, watch, pages } = await openPages();
  const finish: ((page: FinishedPage | Promise<never>) => void)[] = [];
  shop.page = () => new Promise((resolve) => finish.push(resolve));
  const responses: Promise<FinishedPage | undefined>[] = [];
  for (const version of ['a', 'b', 'c']) {
    shop.version = version;
    watch.noteWrite();
    responses.push(pages.get('/products/oil').catch(() => undefined));
    await vi.advanceTimersByTimeAsync(0);
  }
  const [oldest, second, newest] = finish;
  second?.(aPage('not found', 404));
  await vi.advanceTimersByTimeAsync(0);
  oldest?.(aPage('the product'));
  await vi.advanceTimersByTimeAsync(0);
  newest?.(Promise.reject(new Error('the database is gone')));
  expect((await Promise.all(responses)).map((page) => page?.etag)).toEqual([
    'the product',
    'not found',
    undefined,
  ]);

  expect(pages.isStoredOrRendering('/products/oil')).toBe(false);
});

test('a page is found only in its edition', () => {
  const store = new PageStore<{ bytes: number }>({ entries: 5, bytes: 100 });
  const page = { bytes: 10 };
  store.keep('/', 1, page);
  expect(store.find('/', 1)).toBe(page);
  expect(store.find('/', 2)).toBeUndefined();
  expect(store.find('/si', 1)).toBeUndefined();
});

test('the least recently used page is dropped first when there are too many', () => {
  const store = new PageStore<{ bytes: number }>({ entries: 2, bytes: 100 });
  store.keep('/', 1, { bytes: 10 });
  store.keep('/?q=a', 1, { bytes: 10 });
  store.find('/', 1);
  store.keep('/?q=b', 1, { bytes: 10 });
  expect(store.find('/', 1)).toBeDefined();
  expect(store.find('/?q=a', 1)).toBeUndefined();
  expect(store.size).toEqual({ entries: 2, bytes: 20 });
});

test('ten thousand searches stay within the limit of bytes, and a page above that limit is not kept and removes no other page', () => {
  const store = new PageStore<{ bytes: number }>({ entries: 1_000, bytes: 5_000 });
  for (let search = 0; search < 10_000; search += 1) {
    store.keep(`/?q=${search}`, 1, { bytes: 10 + (search % 7) });
    expect(store.size.bytes).toBeLessThanOrEqual(5_000);
  }
  const { size } = store;
  store.keep('/', 1, { bytes: 5_001 });
  expect(store.find('/', 1)).toBeUndefined();
  expect(store.size).toEqual(size);
});

test('a page that is rendered again counts once in the size of the store', () => {
  const store = new PageStore<{ bytes: number }>({ entries: 5, bytes: 100 });
  store.keep('/', 1, { bytes: 10 });
  store.keep('/', 2, { bytes: 30 });
  expect(store.size).toEqual({ entries: 1, bytes: 30 });
});
