import type { PanelCounts } from '#admin/layout/read-counts.server.ts';
import { asBackgroundUrl } from '#web/guards/background.ts';

/** A new order, as the panel announces it. */
export type NewsOrder = {
  id: string;
  orderNumber: string;
  totalLkr: number;
  /** Whether a shopper placed it: only such orders are announced. Pages opened before an update rely on this name. */
  isFromShop: boolean;
};

/** The data that open pages of the panel poll: counts of open work, and the newest orders. */
export type News = { counts: PanelCounts; orders: NewsOrder[] };

/**
 * Returns the orders that were not seen before, and marks them as seen. Compares ids, because an order with a later time
 * may be committed first.
 */
export function takeUnseen(seen: Set<string>, orders: readonly NewsOrder[]): NewsOrder[] {
  const unseen = orders.filter(({ id }) => !seen.has(id));
  for (const { id } of unseen) seen.add(id);
  return unseen;
}

const timeoutMs = 8_000;
const signedOut = 'signed-out';

/**
 * Polls until the session has ended or the returned function is called. A hidden tab polls too, because it has to ring;
 * browsers throttle it to once a minute at worst. Failures are silent, because the next poll makes up for them.
 */
export function pollNews(url: string, onNews: (news: News) => void): () => void {
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', pollNow);
    window.removeEventListener('online', pollNow);
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void poll(), delayAfter(failures));
  };
  const poll = async () => {
    const news = await fetchNews(url);
    if (isStopped) return;
    if (news === signedOut) return stop();
    failures = news ? 0 : failures + 1;
    if (news) onNews(news);
    schedule();
  };
  /** Polls at once when the tab becomes visible, or gets the network back while visible; a hidden tab waits again. */
  function pollNow() {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') void poll();
    else schedule();
  }
  document.addEventListener('visibilitychange', pollNow);
  window.addEventListener('online', pollNow);
  schedule();
  return stop;
}

async function fetchNews(url: string): Promise<News | typeof signedOut | undefined> {
  try {
    const response = await fetch(asBackgroundUrl(url), { signal: abortAfter(timeoutMs) });
    if (response.status === 401 || response.status === 403) return signedOut;
    return response.ok ? ((await response.json()) as News) : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces `AbortSignal.timeout`, which Safari before 16 lacks. */
function abortAfter(delayMs: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), delayMs);
  return controller.signal;
}

const usualDelayMs = 10_000;
const maxDelayMs = 5 * 60 * 1000;

/** Returns the delay until the next poll. It doubles with each failure, to relieve a shop that is overloaded or down. */
export function delayAfter(failures: number): number {
  return Math.min(usualDelayMs * 2 ** failures, maxDelayMs);
}

/** Returns the title of the page with the number of new orders, such as "(2) Dashboard". */
export function badgedTitle(title: string, count: number): string {
  const plainTitle = title.replace(/^\(\d+\+?\) /, '');
  if (count === 0) return plainTitle;
  return `(${count > 99 ? '99+' : count}) ${plainTitle}`;
}
