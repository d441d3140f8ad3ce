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

/** The data that open pages of the panel poll: counts of open work, the newest orders, and the day in Colombo. */
export type News = { counts: PanelCounts; orders: NewsOrder[]; today: string };

/** Returns a text that changes where numbers on open pages change without a new order: with the counts, and at midnight. */
export function signatureOf({ counts, today }: News): string {
  return JSON.stringify([today, counts]);
}

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

/** Is called with the news; `isBack` says that the session had ended, and the owner has signed in again since. */
type OnNews = (news: News, poll: { isBack: boolean }) => void;

/**
 * Polls until the returned function is called; after the session has ended, only when the tab is viewed again, as the owner
 * may have signed in in another one. A hidden tab polls too, because it has to ring; browsers throttle it to once a minute
 * at worst. Failures are silent, because the next poll makes up for them.
 */
export function pollNews(url: string, onNews: OnNews): () => void {
  let failures = 0;
  let isSignedOut = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    clearTimeout(timer);
    if (!isSignedOut) timer = setTimeout(() => void poll(), delayAfter(failures));
  };
  const poll = async () => {
    const news = await fetchNews(url);
    if (isStopped) return;
    const isBack = isSignedOut && news !== undefined && news !== signedOut;
    if (news) isSignedOut = news === signedOut;
    failures = news ? 0 : failures + 1;
    if (news && news !== signedOut) onNews(news, { isBack });
    schedule();
  };
  /** Polls at once when the tab becomes visible, or gets the network back while visible; a hidden tab waits again. */
  const pollIfVisible = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') void poll();
    else schedule();
  };
  const pollOnline = () => {
    if (!isSignedOut) pollIfVisible();
  };
  document.addEventListener('visibilitychange', pollIfVisible);
  window.addEventListener('online', pollOnline);
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', pollIfVisible);
    window.removeEventListener('online', pollOnline);
  };
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
