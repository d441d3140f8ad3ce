import { expect, test } from 'vitest';
import { PageStore } from './page-store.ts';

test('a page is found in its edition only', () => {
  const store = new PageStore<{ bytes: number }>({ entries: 5, bytes: 100 });
  const page = { bytes: 10 };
  store.keep('/', 1, page);
  expect(store.find('/', 1)).toBe(page);
  expect(store.find('/', 2)).toBeUndefined();
  expect(store.find('/si', 1)).toBeUndefined();
});

test('what nobody asks for goes first when there are too many pages', () => {
  const store = new PageStore<{ bytes: number }>({ entries: 2, bytes: 100 });
  store.keep('/', 1, { bytes: 10 });
  store.keep('/?q=a', 1, { bytes: 10 });
  store.find('/', 1);
  store.keep('/?q=b', 1, { bytes: 10 });
  expect(store.find('/', 1)).toBeDefined();
  expect(store.find('/?q=a', 1)).toBeUndefined();
  expect(store.size).toEqual({ entries: 2, bytes: 20 });
});

test('ten thousand searches take no more room than they may, and a page too large for it is not kept', () => {
  const store = new PageStore<{ bytes: number }>({ entries: 1_000, bytes: 5_000 });
  for (let search = 0; search < 10_000; search += 1) {
    store.keep(`/?q=${search}`, 1, { bytes: 10 + (search % 7) });
    expect(store.size.bytes).toBeLessThanOrEqual(5_000);
  }
  store.keep('/', 1, { bytes: 5_001 });
  expect(store.size).toEqual({ entries: 0, bytes: 0 });
});

test('a page that is rendered again counts once', () => {
  const store = new PageStore<{ bytes: number }>({ entries: 5, bytes: 100 });
  store.keep('/', 1, { bytes: 10 });
  store.keep('/', 2, { bytes: 30 });
  expect(store.size).toEqual({ entries: 1, bytes: 30 });
});
