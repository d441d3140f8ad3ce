import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type News, pollNews } from './news.ts';

const news: News = {
  day: '2026-11-28',
  counts: {
    ...{ orders: 1, unread: 0, resetRequests: 0, failedMessages: 0, slips: 0, cancels: 0 },
    ...{ problems: 0, chargeBacks: 0, lowStock: 0 },
  },
  orders: [],
};

let page: EventTarget & { visibilityState: string };
let network: EventTarget;
let responses: (() => Response)[];
let requests: string[];

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  network = new EventTarget();
  requests = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', network);
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    const response = responses.shift() ?? (() => Response.json(news));
    return Promise.resolve().then(response);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Dispatches an event and returns the number of requests that it causes at once. */
async function requestsOn(target: EventTarget, event: string): Promise<number> {
  const before = requests.length;
  target.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
  return requests.length - before;
}

async function requestsIn(seconds: number): Promise<number> {
  const before = requests.length;
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return requests.length - before;
}

function noNetwork(): Response {
  throw new TypeError('Failed to fetch');
}

test('an open page polls every ten seconds, as a background request, and stops when it is left', async () => {
  responses = [];
  const onNews = vi.fn();
  const stop = pollNews('/admin/news', onNews);
  expect(await requestsIn(9)).toBe(0);
  expect(await requestsIn(21.5)).toBe(3);
  expect(requests[0]).toBe('/admin/news?background=1');
  expect(onNews).toHaveBeenCalledWith(news, { isBack: false });
  stop();
  expect(await requestsIn(60)).toBe(0);
});

test('a hidden page keeps polling, because it has to ring', async () => {
  responses = [];
  page.visibilityState = 'hidden';
  const stop = pollNews('/admin/news', () => undefined);
  expect(await requestsOn(page, 'visibilitychange')).toBe(0);
  expect(await requestsIn(31)).toBe(3);
  page.visibilityState = 'visible';
  expect(await requestsOn(page, 'visibilitychange')).toBe(1);
  stop();
});

test('without a network the page polls less and less often, and at once when the network is back', async () => {
  responses = [noNetwork, () => new Response(null, { status: 503 })];
  const stop = pollNews('/admin/news', () => undefined);
  expect(await requestsIn(10.5)).toBe(1);
  expect(await requestsIn(19)).toBe(0);
  expect(await requestsIn(1)).toBe(1);
  expect(await requestsIn(39)).toBe(0);
  expect(await requestsOn(network, 'online')).toBe(1);
  expect(await requestsIn(10.5)).toBe(1);
  stop();
});

test('a page whose session has ended stops polling', async () => {
  responses = [() => new Response(null, { status: 401 })];
  pollNews('/admin/news', () => undefined);
  expect(await requestsIn(10.5)).toBe(1);
  expect(await requestsIn(3_600)).toBe(0);
  expect(await requestsOn(network, 'online')).toBe(0);
  expect(await requestsIn(60)).toBe(0);
});

test('a page whose session has ended polls again once it is viewed after a sign-in in another tab', async () => {
  responses = [
    () => new Response(null, { status: 401 }),
    () => new Response(null, { status: 401 }),
  ];
  const onNews = vi.fn();
  const stop = pollNews('/admin/news', onNews);
  expect(await requestsIn(60)).toBe(1);
  expect(await requestsOn(page, 'visibilitychange')).toBe(1);
  expect(await requestsIn(60)).toBe(0);
  page.visibilityState = 'hidden';
  expect(await requestsOn(page, 'visibilitychange')).toBe(0);
  expect(await requestsIn(60)).toBe(0);
  page.visibilityState = 'visible';
  expect(await requestsOn(page, 'visibilitychange')).toBe(1);
  expect(onNews).toHaveBeenLastCalledWith(news, { isBack: true });
  expect(await requestsIn(10.5)).toBe(1);
  expect(onNews).toHaveBeenLastCalledWith(news, { isBack: false });
  stop();
  expect(await requestsOn(page, 'visibilitychange')).toBe(0);
});
