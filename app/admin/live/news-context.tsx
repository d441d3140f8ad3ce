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
import type { PanelCounts } from '#admin/frame/read-counts.server.ts';
import { type News, type NewsOrder, takeUnseen } from './news.ts';
import { pollNews } from './poll-news.ts';
import { ringFor } from './sound.ts';

type PanelNews = {
  counts?: PanelCounts;
  /** Grows whenever something that pages show may have changed. */
  version: number;
  /** Orders from the shop since the owner looked at the list, the newest first. */
  waiting: NewsOrder[];
  /** The newest of what came last, to be read out. */
  last?: { orders: NewsOrder[] };
};

const nothingNew: PanelNews = { version: 0, waiting: [] };
const NewsContext = createContext<PanelNews>(nothingNew);

export function useNews(): PanelNews {
  return useContext(NewsContext);
}

/** Keeps what the panel knows up to date while it is open, and rings for orders that arrive. */
export function NewsProvider({ loaded, children }: { loaded: News; children: ReactNode }) {
  const [panelNews, setPanelNews] = useState<PanelNews>({ ...nothingNew, counts: loaded.counts });
  const [seen] = useState(() => new Set(loaded.orders.map(({ id }) => id)));
  const counts = useRef(JSON.stringify(loaded.counts));

  const take = useCallback(
    (news: News) => {
      const arrived = takeUnseen(seen, news.orders);
      const fromShop = arrived.filter(({ isFromShop }) => isFromShop);
      const isChanged = arrived.length > 0 || JSON.stringify(news.counts) !== counts.current;
      counts.current = JSON.stringify(news.counts);
      setPanelNews((before) => ({
        counts: news.counts,
        version: before.version + (isChanged ? 1 : 0),
        waiting: [...fromShop, ...before.waiting],
        ...(fromShop.length > 0
          ? { last: { orders: fromShop } }
          : before.last && { last: before.last }),
      }));
      const [newest] = fromShop;
      if (newest) ringFor(newest.id);
    },
    [seen],
  );
  useEffect(() => take(loaded), [take, loaded]);
  useEffect(() => pollNews(href('/admin/news'), take), [take]);
  const forget = useCallback(() => setPanelNews((before) => ({ ...before, waiting: [] })), []);
  useLookedAt(panelNews.waiting.length > 0, forget);

  return <NewsContext value={panelNews}>{children}</NewsContext>;
}

/** Calls back once the owner sees the list of orders, or one of them, while something waits to be seen. */
function useLookedAt(isWaiting: boolean, onLook: () => void) {
  const { pathname } = useLocation();
  const isThere = pathname.startsWith(href('/admin/orders'));
  useEffect(() => {
    if (!isWaiting || !isThere) return undefined;
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') onLook();
    };
    lookIfSeen();
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => document.removeEventListener('visibilitychange', lookIfSeen);
  }, [isWaiting, isThere, onLook]);
}
