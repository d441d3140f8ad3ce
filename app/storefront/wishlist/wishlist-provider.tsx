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
import { toasts } from '#ui/feedback/toast.tsx';
import { wishlistMessages } from './wishlist.copy.ts';
import { wishlistClient } from './wishlist-client.ts';
import { WishlistStore } from './wishlist-store.ts';

const WishlistContext = createContext<WishlistStore | undefined>(undefined);

/** Provides the wishlist to the hearts of the page. It is loaded only after hydration. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const { account, wishlist, wishlistMessage, refresh, repeatPendingRead } = useAccount();
  const [store] = useState(
    () => new WishlistStore({ ...wishlistClient, refresh, repeatPendingRead }),
  );
  useEffect(() => {
    if (wishlist) store.replace(wishlist, { isGuest: account === null });
  }, [store, wishlist, account]);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message belongs to the page on which it was shown
  useEffect(() => () => toasts.dismiss('wishlist'), [pathname]);
  useEffect(() => {
    if (wishlistMessage)
      toasts[wishlistMessage.kind](wishlistMessages[wishlistMessage.code], 'wishlist');
  }, [wishlistMessage]);
  return <WishlistContext value={store}>{children}</WishlistContext>;
}

/** Returns the ids of the products on the wishlist, undefined until it is loaded, and the actions on it. */
export function useWishlist() {
  const store = use(WishlistContext);
  if (!store) throw new Error('WishlistProvider is missing.');
  const ids = useSyncExternalStore(store.subscribe, store.ids, notLoaded);
  return { ids, toggle: store.toggle, change: store.change, replace: store.replace };
}

const notLoaded = () => undefined;
