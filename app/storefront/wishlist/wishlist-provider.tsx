import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import { useAccount } from '#storefront/session/account-provider.tsx';
import { toasts } from '#ui/toast.tsx';
import { WishStore } from './wish-store.ts';
import { wishMessages } from './wishlist.copy.ts';
import { wishlistClient } from './wishlist-client.ts';

const WishlistContext = createContext<WishStore | undefined>(undefined);

/** Provides the hearts of the page. The visitor's wishlist is known only after hydration. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const { account, wishlist, wishMessage, refresh } = useAccount();
  const [store] = useState(() => new WishStore({ ...wishlistClient, askAgain: refresh }));
  useEffect(() => {
    if (wishlist) store.know(wishlist, account === null);
  }, [store, wishlist, account]);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said on a page ends with it, also what would stay
  useEffect(() => () => toasts.dismiss('wishlist'), [pathname]);
  useEffect(() => {
    if (wishMessage) toasts[wishMessage.kind](wishMessages[wishMessage.code], 'wishlist');
  }, [wishMessage]);
  return <WishlistContext value={store}>{children}</WishlistContext>;
}

/** Returns the ids of the products whose hearts are full, as far as known, and what a press does. */
export function useWishlist() {
  const store = use(WishlistContext);
  if (!store) throw new Error('A heart stands outside of WishlistProvider.');
  const ids = useSyncExternalStore(store.subscribe, store.ids, unknown);
  return { ids, toggle: store.toggle, wish: store.wish, know: store.know };
}

const unknown = () => undefined;
