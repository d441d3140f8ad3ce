import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { href, useLocation } from 'react-router';
import type { PanelCounts } from '#admin/layout/read-counts.server.ts';
import { digestOf, type News, type NewsOrder, pollNews, takeUnseen } from './news.ts';
import { ringFor } from './sound.ts';

type PanelNews = {
  /** Today's date in Colombo, also after midnight. */
  day: string;
  counts?: PanelCounts;
  /** Grows whenever data on the pages may have changed. */
  version: number;
  /** Orders placed since the owner last viewed the list, the newest first. */
  waiting: NewsOrder[];
  /** The orders of the last poll that had any, which screen readers announce. */
  announced: NewsOrder[];
};

const initialNews: PanelNews = { day: '', version: 0, waiting: [], announced: [] };
const NewsContext = createContext<PanelNews>(initialNews);

export function useNews(): PanelNews {
  return useContext(NewsContext);
}

/** Polls for news while the panel is open, and rings for new orders. */
export function NewsProvider({ loaded, children }: { loaded: News; children: ReactNode }) {
  const { day, counts } = loaded;
  const [panelNews, setPanelNews] = useState<PanelNews>({ ...initialNews, day, counts });
  const [seen] = useState(() => new Set(loaded.orders.map(({ id }) => id)));
  const digest = useRef(digestOf(loaded));

  const applyNews = useCallback(
    (news: News, isBack = false) => {
      const newOrders = takeUnseen(seen, news.orders);
      const fromShoppers = newOrders.filter(({ isFromShop }) => isFromShop);
      const isChanged = isBack || newOrders.length > 0 || digestOf(news) !== digest.current;
      digest.current = digestOf(news);
      setPanelNews((before) => ({
        day: news.day,
        counts: news.counts,
        version: before.version + (isChanged ? 1 : 0),
        waiting: [...fromShoppers, ...before.waiting],
        announced: fromShoppers.length > 0 ? fromShoppers : before.announced,
      }));
      const [newest] = fromShoppers;
      if (newest) ringFor(newest.id);
    },
    [seen],
  );
  useEffect(() => applyNews(loaded), [applyNews, loaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: newly loaded data restarts polling that a sign-out has ended
  useEffect(
    () => pollNews(href('/admin/news'), (news, { isBack }) => applyNews(news, isBack)),
    [applyNews, loaded],
  );
  const clearWaiting = useCallback(
    () => setPanelNews((before) => ({ ...before, waiting: [] })),
    [],
  );
  useOrdersViewed(panelNews.waiting.length > 0, clearWaiting);

  return <NewsContext value={panelNews}>{children}</NewsContext>;
}

/** Calls back once the owner views the list of orders, or one of them, while new orders are waiting. */
function useOrdersViewed(isWaiting: boolean, onView: () => void) {
  const { pathname } = useLocation();
  const isOnOrders = pathname.startsWith(href('/admin/orders'));
  useEffect(() => {
    if (!isWaiting || !isOnOrders) return undefined;
    const viewIfVisible = () => {
      if (document.visibilityState === 'visible') onView();
    };
    viewIfVisible();
    document.addEventListener('visibilitychange', viewIfVisible);
    return () => document.removeEventListener('visibilitychange', viewIfVisible);
  }, [isWaiting, isOnOrders, onView]);
}
