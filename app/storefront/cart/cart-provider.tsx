import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { countEvent } from '#storefront/analytics/count-event.ts';
import { frameCopy } from '#storefront/frame/frame.copy.ts';
import { openOtherTabs } from '#storefront/frame/other-tabs.ts';
import { toasts } from '#ui/toast.tsx';
import { languageOf, pathIn } from '#web/language-path.ts';
import { cartCopy, cartMessage } from './cart.copy.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { CartRequest } from './cart-request.ts';
import { type CartClient, CartStore, type CartView, unreadCart } from './cart-store.ts';

/** The cart of this browser, read after hydration. Changes show at once and the server reports how they went. */
export type CartOfPage = CartView & {
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
  isOpen: boolean;
  open: () => void;
  close: () => void;
};

const CartContext = createContext<CartOfPage | undefined>(undefined);

export function CartProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    // The drawer shows what the message says.
    toasts.dismiss('cart');
    setIsOpen(true);
  }, []);
  const [client] = useState(() => openCartClient(open));
  const [store] = useState(() => new CartStore(client));
  const close = useCallback(() => setIsOpen(false), []);
  const view = useSyncExternalStore(store.subscribe, store.view, () => unreadCart);
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
  const actions = useMemo(() => actionsOf(store), [store]);
  const cart = useMemo(
    () => ({ ...view, ...actions, isOpen, open, close }),
    [view, actions, isOpen, open, close],
  );
  return <CartContext value={cart}>{children}</CartContext>;
}

function actionsOf({ request, replace, refresh, settled }: CartStore) {
  return {
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

export function useCart(): CartOfPage {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart is used outside of CartProvider.');
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

const cartAddress = '/cart/lines';
const inJson = { Accept: 'application/json' };

/** Reads and changes the cart over HTTP, and listens for changes of other tabs. */
function openCartClient(
  open: () => void,
): CartClient & Pick<ReturnType<typeof openOtherTabs>, 'listen'> {
  return {
    read,
    send,
    inTurn: oneAfterTheOther(),
    say: sayWith(open),
    ...openOtherTabs('cart'),
  };
}

const undoMs = 6000;

/** What was added can be looked at, what was removed comes back, and what a lost connection stopped is sent again. */
function sayWith(open: () => void): CartClient['say'] {
  return (message, next) => {
    const { kind, code } = message;
    const said = cartMessage(message);
    const id = 'cart';
    if (code === 'added') {
      const to = pathIn(languageOf(window.location.pathname), '/cart');
      toasts.withAction(kind, said, { id, label: cartCopy.viewCart, to, onPress: open });
    } else if (code === 'removed' && next) {
      const undo = { id, label: cartCopy.undo, onPress: next, durationMs: undoMs };
      toasts.withAction(kind, said, undo);
    } else if (code === 'unavailable' && navigator.onLine === false) {
      const again = { id, label: frameCopy.tryAgain, onPress: next };
      toasts.withAction(kind, cartCopy.offline, { ...again, durationMs: Number.POSITIVE_INFINITY });
    } else {
      toasts[kind](said, id);
    }
  };
}

const read: CartClient['read'] = async () => {
  const response = await fetch(cartAddress, { headers: inJson });
  if (!response.ok) throw new Error(`The cart responded ${response.status}.`);
  const { cart } = (await response.json()) as Pick<CartAnswer, 'cart'>;
  return cart;
};

const send: CartClient['send'] = async (request) => {
  const body = new URLSearchParams({ ...request, quantity: `${request.quantity}` });
  const response = await fetch(cartAddress, {
    method: 'POST',
    headers: inJson,
    body,
    keepalive: true,
  });
  if (response.ok || response.status === 409 || response.status === 422) {
    const answer = (await response.json()) as CartAnswer;
    if (answer.message.code === 'added') countAddition(request);
    return answer;
  }
  throw new Error(`The cart responded ${response.status}.`);
};

function countAddition({ productId, quantity }: CartRequest) {
  countEvent({ type: 'add_to_cart', data: { product_id: productId, quantity } });
}

/** Where the browser has no locks, as on plain http, at least this tab waits for itself. */
function oneAfterTheOther(): CartClient['inTurn'] {
  let last = Promise.resolve();
  return (work) => {
    if ('locks' in navigator) return navigator.locks.request('cart', work).then(() => {});
    last = last.then(work, work);
    return last;
  };
}
