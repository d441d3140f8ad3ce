import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { News } from './news.ts';
import { pollNews } from './poll-news.ts';

const news: News = {
  counts: { orders: 1, unread: 0, resetRequests: 0, failedMessages: 0, slips: 0, cancels: 0 },
  orders: [],
};

let page: EventTarget & { visibilityState: string };
let network: EventTarget;
let answers: (() => Response)[];
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  network = new EventTarget();
  asked = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', network);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const answer = answers.shift() ?? (() => Response.json(news));
    return Promise.resolve().then(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often is asked as soon as that happens. */
async function tell(where: EventTarget, event: string): Promise<number> {
  const before = asked.length;
  where.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
  return asked.length - before;
}

async function pass(seconds: number): Promise<number> {
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return asked.length - before;
}

function noNetwork(): Response {
  throw new TypeError('Failed to fetch');
}

test('an open page asks every ten seconds, in the background, and stops when it is left', async () => {
  answers = [];
  const onNews = vi.fn();
  const stop = pollNews('/admin/news', onNews);
  expect(await pass(9)).toBe(0);
  expect(await pass(21.5)).toBe(3);
  expect(asked[0]).toBe('/admin/news?background=1');
  expect(onNews).toHaveBeenCalledWith(news);
  stop();
  expect(await pass(60)).toBe(0);
});

test('a hidden page goes on asking, for it must ring', async () => {
  answers = [];
  page.visibilityState = 'hidden';
  const stop = pollNews('/admin/news', () => undefined);
  expect(await tell(page, 'visibilitychange')).toBe(0);
  expect(await pass(31)).toBe(3);
  page.visibilityState = 'visible';
  expect(await tell(page, 'visibilitychange')).toBe(1);
  stop();
});

test('without a network it waits longer and longer in silence, and asks at once when it is back', async () => {
  answers = [noNetwork, () => new Response(null, { status: 503 })];
  const stop = pollNews('/admin/news', () => undefined);
  expect(await pass(10.5)).toBe(1);
  expect(await pass(19)).toBe(0);
  expect(await pass(1)).toBe(1);
  expect(await pass(39)).toBe(0);
  expect(await tell(network, 'online')).toBe(1);
  expect(await pass(10.5)).toBe(1);
  stop();
});

test('once the session is over nothing is asked any more', async () => {
  answers = [() => new Response(null, { status: 401 })];
  pollNews('/admin/news', () => undefined);
  expect(await pass(10.5)).toBe(1);
  expect(await pass(3_600)).toBe(0);
  expect(await tell(network, 'online')).toBe(0);
  expect(await pass(60)).toBe(0);
});
