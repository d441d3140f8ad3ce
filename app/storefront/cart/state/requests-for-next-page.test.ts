import { afterEach, expect, test, vi } from 'vitest';
import { storeForNextPage, takeStoredRequests } from './requests-for-next-page.ts';

const oil = { intent: 'add', productId: 'oil', quantity: 1 } as const;
const balm = { intent: 'add', productId: 'balm', quantity: 2 } as const;

afterEach(() => void vi.unstubAllGlobals());

test('stored requests that no page has sent yet are returned once, before those that are stored later', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  expect(storeForNextPage([oil])).toBe(true);
  expect(storeForNextPage([balm])).toBe(true);
  expect([takeStoredRequests(), takeStoredRequests()]).toEqual([[oil, balm], []]);
});

test('where the browser stores nothing, no request is reported as stored', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect([storeForNextPage([oil]), takeStoredRequests()]).toEqual([false, []]);
});
