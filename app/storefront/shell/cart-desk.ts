import { countEvent } from '#storefront/analytics/count-event.ts';
import { toasts } from '#ui/toast.tsx';
import { cartMessage } from './cart.copy.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { CartDesk } from './cart-store.ts';
import type { CartWish } from './cart-wish.ts';

const cartAddress = '/cart/lines';
const inJson = { Accept: 'application/json' };

/** How a browser reaches the cart, and hears that another tab has changed it. */
export function openCartDesk(): CartDesk & { listen: (changed: () => void) => () => void } {
  let otherTabs: BroadcastChannel | undefined;
  return {
    read,
    send,
    inTurn: oneAfterTheOther(),
    say: (message) => toasts[message.kind](cartMessage(message), 'cart'),
    tellOtherTabs: () => otherTabs?.postMessage('changed'),
    listen(changed) {
      const onVisible = () => document.visibilityState === 'visible' && changed();
      const onReturn = (event: PageTransitionEvent) => event.persisted && changed();
      document.addEventListener('visibilitychange', onVisible);
      window.addEventListener('pageshow', onReturn);
      otherTabs = new BroadcastChannel('cart');
      otherTabs.onmessage = changed;
      return () => {
        document.removeEventListener('visibilitychange', onVisible);
        window.removeEventListener('pageshow', onReturn);
        otherTabs?.close();
        otherTabs = undefined;
      };
    },
  };
}

const read: CartDesk['read'] = async () => {
  const response = await fetch(cartAddress, { headers: inJson });
  if (!response.ok) throw new Error(`The cart answered ${response.status}.`);
  const { cart } = (await response.json()) as Pick<CartAnswer, 'cart'>;
  return cart;
};

const send: CartDesk['send'] = async (wish) => {
  const body = new URLSearchParams({ ...wish, quantity: `${wish.quantity}` });
  const response = await fetch(cartAddress, {
    method: 'POST',
    headers: inJson,
    body,
    keepalive: true,
  });
  if (response.ok || response.status === 409 || response.status === 422) {
    const answer = (await response.json()) as CartAnswer;
    if (answer.message.code === 'added') countAddition(wish);
    return answer;
  }
  throw new Error(`The cart answered ${response.status}.`);
};

function countAddition({ productId, quantity }: CartWish) {
  countEvent({ type: 'add_to_cart', data: { product_id: productId, quantity } });
}

/** Where the browser has no locks, which is so on plain http, at least this tab waits for itself. */
function oneAfterTheOther(): CartDesk['inTurn'] {
  let last = Promise.resolve();
  return (work) => {
    if ('locks' in navigator) return navigator.locks.request('cart', work).then(() => {});
    last = last.then(work, work);
    return last;
  };
}
