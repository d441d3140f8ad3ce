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
import type { CartRequest } from './cart-request.ts';
import { CartStore, type CartView, unreadCart } from './cart-store.ts';

/** Changes show at once and the server reports how they went. */
type CartActions = {
  /** `pressed` is the form whose picture flies to the bag. */
  add: (productId: string, quantity: number, pressed?: Element) => void;
  /** 0 and below remove the line. */
  setQuantity: (productId: string, quantity: number) => void;
  remove: (productId: string) => void;
  /** Replaces the cart by one that the server returned elsewhere, such as the empty cart after an order. */
  replace: (cart: PricedCart) => void;
  /** Reads the cart again. */
  refresh: () => void;
  /** Resolves when every request is answered: await it before leaving for a page that reads the cart. */
  settled: () => Promise<void>;
  /** Opens and closes its drawer. */
  open: () => void;
  close: () => void;
};

type CartOfPage = Pick<CartStore, 'subscribe' | 'view'> & { actions: CartActions };

/** The same object for the whole life of a page: see `late`. */
const CartContext = createContext<CartOfPage | undefined>(undefined);

export function CartProvider({ children }: { children: ReactNode }) {
  const [{ cart, store, client }] = useState(openCart);
  useEffect(() => {
    const resume = () => {
      store.refresh();
      for (const request of takeHandedOver()) store.request(request);
    };
    const onLeave = () => keepForNextPage(store.handOver());
    window.addEventListener('pagehide', onLeave);
    resume();
    const stopListening = client.listen({ changed: store.refresh, returned: resume });
    return () => {
      window.removeEventListener('pagehide', onLeave);
      stopListening();
    };
  }, [store, client]);
  return <CartContext value={cart}>{children}</CartContext>;
}

function openCart() {
  const client = openCartClient(() => cart.actions.open());
  const store = new CartStore(client);
  const { subscribe, view } = store;
  const cart: CartOfPage = { subscribe, view, actions: actionsOf(store) };
  return { cart, store, client };
}

function actionsOf({ request, replace, refresh, settled, open, close }: CartStore): CartActions {
  return {
    open: () => {
      // The drawer shows what the message says.
      toasts.dismiss('cart');
      open();
    },
    close,
    add: (productId: string, quantity: number, pressed?: Element) => {
      request({ intent: 'add', productId, quantity });
      if (pressed)
        void import('./fly-to-bag.ts').then(
          (part) => part.flyToBag(pressed),
          () => {},
        );
    },
    setQuantity: (productId: string, quantity: number) =>
      request({ intent: 'set', productId, quantity }),
    remove: (productId: string) => request({ intent: 'remove', productId, quantity: 0 }),
    replace,
    refresh,
    settled,
  };
}

/** Returns the cart of this browser, read after hydration, and what can be done with it. */
export function useCart(): CartView & CartActions {
  const { subscribe, view, actions } = useCartOfPage();
  return { ...useSyncExternalStore(subscribe, view, () => unreadCart), ...actions };
}

/** Returns what can be done with the cart, for those who do not show it. */
export function useCartActions(): CartActions {
  return useCartOfPage().actions;
}

function useCartOfPage(): CartOfPage {
  const cart = use(CartContext);
  if (!cart) throw new Error('The cart is used outside of CartProvider.');
  return cart;
}

const handedOverKey = 'cart';

/** Keeps what a slow connection has not carried yet, such as presses right before a reload. */
function keepForNextPage(requests: readonly CartRequest[]) {
  try {
    if (requests.length > 0) sessionStorage.setItem(handedOverKey, JSON.stringify(requests));
  } catch {
    // Private windows may refuse to store anything.
  }
}

function takeHandedOver(): CartRequest[] {
  try {
    const kept = sessionStorage.getItem(handedOverKey);
    sessionStorage.removeItem(handedOverKey);
    return kept ? (JSON.parse(kept) as CartRequest[]) : [];
  } catch {
    return [];
  }
}
