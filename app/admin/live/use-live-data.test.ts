import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithRetries } from './use-live-data.ts';

let responses: Response[];
let requests: string[];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return Promise.resolve(responses.shift() ?? Response.json({ orders: 2 }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the number of requests sent in this time. A failed one is repeated after 10 seconds. */
async function requestsIn(seconds: number): Promise<number> {
  const before = requests.length;
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return requests.length - before;
}

test('after a failure the data are fetched again in the background, until they arrive or the page is left', async () => {
  responses = [new Response(null, { status: 503 }), new Response(null, { status: 500 })];
  const onData = vi.fn();
  const start = () => fetchWithRetries('/admin/today/now', { onData, onSignedOut: vi.fn() });
  start();
  expect(await requestsIn(19)).toBe(1);
  expect(await requestsIn(2)).toBe(1);
  expect(requests[0]).toBe('/admin/today/now?background=1');
  expect(onData.mock.calls).toEqual([[{ orders: 2 }]]);
  expect(await requestsIn(60)).toBe(0);

  responses = [new Response(null, { status: 503 })];
  const stop = start();
  expect(await requestsIn(9)).toBe(0);
  stop();
  expect(await requestsIn(60)).toBe(0);
});

test.each([401, 403])('after a response with %i the data are not fetched again', async (status) => {
  responses = [new Response(null, { status })];
  const [onData, onSignedOut] = [vi.fn(), vi.fn()];
  fetchWithRetries('/admin/today/now', { onData, onSignedOut });
  await requestsIn(60);
  expect(requests).toHaveLength(1);
  expect(onSignedOut).toHaveBeenCalledOnce();
  expect(onData).not.toHaveBeenCalled();
});
