import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { toasts } from '#ui/feedback/toast.tsx';
import { openCartClient } from './cart-client.ts';
import { CartStore, type CartView, unreadCart } from './cart-store.ts';
import { storeForNextPage, takeStoredRequests } from './requests-for-next-page.ts';

/** Actions on the cart. Changes show at once; the server's response is shown in a toast. */
type CartActions = {
  /** `form` is the submitted form, whose product's picture flies to the cart link. */
  add: (productId: string, quantity: number, form?: Element) => void;
  /** 0 and below remove the line. */
  setQuantity: (productId: string, quantity: number) => void;
  remove: (productId: string) => void;
  /** Replaces the cart by one that another request returned, such as the empty cart after an order. */
  replace: (cart: PricedCart) => void;
  /** Runs a request that changes the cart in another way, such as by a promo code, while no other request is sent. */
  runInOrder: (work: () => Promise<void>) => Promise<void>;
  /** Reads the cart again. */
  refresh: () => void;
  /** Resolves when every request has a response: await it before opening a page that reads the cart. */
  settled: () => Promise<void>;
  /** Opens the drawer of the cart. */
  open: () => void;
  /** Closes the drawer of the cart. */
  close: () => void;
};

type CartOfPage = Pick<CartStore, 'subscribe' | 'view'> & { actions: CartActions };

/** Keeps the same object: when a context changes, React discards the HTML of parts not loaded yet (`lazyHydrated`). */
const CartContext = createContext<CartOfPage | undefined>(undefined);

export function CartProvider({ children }: { children: ReactNode }) {
  const [{ cart, store, client }] = useState(createCartOfPage);
  useEffect(() => {
    const resume = () => {
      store.refresh();
      void store.settled().then(() => store.takeOver(takeStoredRequests()));
    };
    const onPageHide = () => {
      if (storeForNextPage(store.unfinished())) store.handOver();
    };
    window.addEventListener('pagehide', onPageHide);
    resume();
    const stopListening = client.listen({ changed: store.refresh, returned: resume });
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      stopListening();
    };
  }, [store, client]);
  return <CartContext value={cart}>{children}</CartContext>;
}

function createCartOfPage() {
  const client = openCartClient(() => cart.actions.open());
  const store = new CartStore(client);
  const { subscribe, view } = store;
  const cart: CartOfPage = { subscribe, view, actions: actionsOf(store) };
  return { cart, store, client };
}

function actionsOf(store: CartStore): CartActions {
  const { request, replace, runInOrder, refresh, settled, open, close } = store;
  return {
    open: () => {
      // Closes the message, because the drawer shows the result.
      toasts.dismiss('cart');
      open();
    },
    close,
    add: (productId: string, quantity: number, form?: Element) => {
      request({ intent: 'add', productId, quantity });
      if (form)
        void import('./fly-to-cart.ts').then(
          (part) => part.flyToCart(form),
          () => {},
        );
    },
    setQuantity: (productId: string, quantity: number) =>
      request({ intent: 'set', productId, quantity }),
    remove: (productId: string) => request({ intent: 'remove', productId, quantity: 0 }),
    replace,
    runInOrder,
    refresh,
    settled,
  };
}

/** Returns the cart of this browser, which is read after hydration, and the actions on it. */
export function useCart(): CartView & CartActions {
  const { subscribe, view, actions } = useCartOfPage();
  return { ...useSyncExternalStore(subscribe, view, () => unreadCart), ...actions };
}

/** Returns the actions on the cart, for components that do not show it and need no rerender. */
export function useCartActions(): CartActions {
  return useCartOfPage().actions;
}

function useCartOfPage(): CartOfPage {
  const cart = use(CartContext);
  if (!cart) throw new Error('CartProvider is missing.');
  return cart;
}
