import { countEvent } from '#storefront/analytics/count-event.ts';
import { openOtherTabs } from '#storefront/frame/other-tabs.ts';
import { toasts } from '#ui/toast.tsx';
import { cartMessage } from './cart.copy.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { CartRequest } from './cart-request.ts';
import type { CartClient } from './cart-store.ts';

const cartAddress = '/cart/lines';
const inJson = { Accept: 'application/json' };

/** Reads and changes the cart over HTTP, and listens for changes of other tabs. */
export function openCartClient(): CartClient & Pick<ReturnType<typeof openOtherTabs>, 'listen'> {
  return {
    read,
    send,
    inTurn: oneAfterTheOther(),
    say: (message) => toasts[message.kind](cartMessage(message), 'cart'),
    ...openOtherTabs('cart'),
  };
}

const read: CartClient['read'] = async () => {
  const response = await fetch(cartAddress, { headers: inJson });
  if (!response.ok) throw new Error(`The cart answered ${response.status}.`);
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
  throw new Error(`The cart answered ${response.status}.`);
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
