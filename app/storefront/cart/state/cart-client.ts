import { countEvent } from '#storefront/analytics/count-event.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { openTabChannel } from '#storefront/layout/tab-channel.ts';
import { toasts } from '#ui/feedback/toast.tsx';
import { busyMessageIn } from '#web/navigation/busy-message.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import { cartMessage, messagesCopy } from './cart-messages.copy.ts';
import type { CartRequest } from './cart-request.ts';
import { type CartResponse, ShopBusyError } from './cart-response.ts';
import type { CartClient } from './cart-store.ts';

const cartUrl = '/cart/lines';
const acceptJson = { Accept: 'application/json' };

/** Reads and changes the cart over HTTP, and listens for changes of other tabs. */
export function openCartClient(
  openDrawer: () => void,
): CartClient & Pick<ReturnType<typeof openTabChannel>, 'listen'> {
  return {
    read,
    send,
    runInOrder: openQueue(),
    showMessage: showToastWith(openDrawer),
    ...openTabChannel('cart'),
  };
}

const undoMs = 6000;

/** Returns a function that shows a toast: with a link to the cart after adding, with a button after a removal or offline. */
function showToastWith(openDrawer: () => void): CartClient['showMessage'] {
  return (message, onPress) => {
    const { kind, code } = message;
    const text = cartMessage(message);
    const id = 'cart';
    if (code === 'added') {
      const to = localizePath(languageOf(window.location.pathname), '/cart');
      toasts.withAction(kind, text, { id, label: messagesCopy.viewCart, to, onPress: openDrawer });
    } else if (code === 'removed' && onPress) {
      const undo = { id, label: messagesCopy.undo, onPress, durationMs: undoMs };
      toasts.withAction(kind, text, undo);
    } else if (code === 'unavailable' && navigator.onLine === false) {
      const retry = { id, label: layoutCopy.tryAgain, onPress };
      toasts.withAction(kind, messagesCopy.offline, {
        ...retry,
        durationMs: Number.POSITIVE_INFINITY,
      });
    } else {
      toasts[kind](text, id);
    }
  };
}

const read: CartClient['read'] = async () => {
  const response = await fetch(cartUrl, { headers: acceptJson });
  if (!response.ok) throw new Error(`The cart responded ${response.status}.`);
  const { cart } = (await response.json()) as Pick<CartResponse, 'cart'>;
  return cart;
};

const send: CartClient['send'] = async (request, signal) => {
  const body = new URLSearchParams({ ...request, quantity: `${request.quantity}` });
  const response = await fetch(cartUrl, {
    method: 'POST',
    headers: acceptJson,
    body,
    signal,
    keepalive: true,
  });
  if (response.ok || response.status === 409 || response.status === 422) {
    const changed = (await response.json()) as CartResponse;
    if (changed.message.code === 'added') countAddition(request);
    return changed;
  }
  const why = busyMessageIn(await response.json().catch(() => undefined));
  if (why) throw new ShopBusyError(why);
  throw new Error(`The cart responded ${response.status}.`);
};

function countAddition({ productId, quantity }: CartRequest) {
  countEvent({ type: 'add_to_cart', data: { product_id: productId, quantity } });
}

/** Runs work in order across tabs, or only in this tab where the browser has no locks, as on plain http. */
function openQueue(): CartClient['runInOrder'] {
  let lastWork = Promise.resolve();
  return (work) => {
    if ('locks' in navigator) return navigator.locks.request('cart', work).then(() => {});
    lastWork = lastWork.then(work, work);
    return lastWork;
  };
}
