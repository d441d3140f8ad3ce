import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { useCartActions } from '#storefront/cart/state/cart-provider.tsx';
import { forgetDraft } from '#storefront/checkout/forget-draft.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { openTabChannel } from '#storefront/layout/tab-channel.ts';
import { forgetLastOrder } from '#storefront/track/last-order.ts';
import { toasts } from '#ui/feedback/toast.tsx';
import type { AccountResponse } from './account-response.ts';
import { type AccountClient, AccountStore } from './account-store.ts';

type AccountOfPage = {
  /** Undefined until the response of the shop, null for guests. */
  account: AccountResponse['account'] | undefined;
  /** Undefined where it could not be read, or has not been read yet. */
  wishlist: AccountResponse['wishlist'];
  wishlistMessage: AccountResponse['wishlistMessage'];
  /** Reads the account again, after something that may have changed it or the wishlist. */
  refresh: () => void;
  /** Reads it again only where a read has no response yet, which may lack what has just changed. */
  repeatPendingRead: () => void;
};

/** Provides a store that stays the same object while a page is open, as `lazyHydrated` requires of contexts. */
const AccountContext = createContext<AccountStore | undefined>(undefined);

/**
 * Provides the visitor's account, the same in every tab. Has to be inside the cart's provider, because the cart changes
 * with the account.
 */
export function AccountProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new AccountStore(openAccountClient()));
  const { refresh: refreshCart } = useCartActions();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      store.open({
        onChange: (cause, isSignedIn) => {
          refreshCart();
          if (cause === 'other-tab') void revalidate();
          if (isSignedIn) {
            // Hides the toast about the session before, which may have ended elsewhere.
            toasts.dismiss('account');
            return;
          }
          // Without a sign-out here the draft waits for its customer, who signs in again to place the order.
          if (!store.response()?.endedElsewhere) forgetDraft();
          forgetLastOrder();
          toasts.success(layoutCopy.signedOut, 'account');
        },
        onSignOut: () => {
          forgetDraft();
          forgetLastOrder();
        },
      }),
    [store, refreshCart, revalidate],
  );
  useAfterPosts(store.refresh);
  return <AccountContext value={store}>{children}</AccountContext>;
}

/** Reads the account again after every post, which may have signed someone in or out. */
function useAfterPosts(refresh: () => void) {
  const { state, formMethod } = useNavigation();
  const hasPosted = useRef(false);
  useEffect(() => {
    if (formMethod === 'POST') hasPosted.current = true;
    if (state !== 'idle' || !hasPosted.current) return;
    hasPosted.current = false;
    refresh();
  }, [state, formMethod, refresh]);
}

export function useAccount(): AccountOfPage {
  const store = use(AccountContext);
  if (!store) throw new Error('AccountProvider is missing.');
  const response = useSyncExternalStore(store.subscribe, store.response, () => undefined);
  return {
    account: response?.account,
    wishlist: response?.wishlist,
    wishlistMessage: response?.wishlistMessage,
    refresh: store.refresh,
    repeatPendingRead: store.repeatPendingRead,
  };
}

/** Reads the signed-in account, and listens for sign-ins and sign-outs in other tabs. */
function openAccountClient(): AccountClient {
  return { read, ...openTabChannel('account') };
}

async function read(): Promise<AccountResponse> {
  const response = await fetch('/account/me', { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The account responded ${response.status}.`);
  return (await response.json()) as AccountResponse;
}
