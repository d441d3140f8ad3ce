import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { CartRequest } from '#storefront/cart/state/cart-request.ts';
import type { CartMessage } from '#storefront/cart/state/cart-response.ts';
import type { CartClient } from '#storefront/cart/state/cart-store.ts';

const nothing = { gone: [], discountLkr: 0, deliveryFeeLkr: 0 };

/** Returns a cart of this many bottles of oil. */
export function cartOf(quantity: number): PricedCart {
  const line = {
    productId: 'oil',
    slug: 'oil',
    name: { en: 'Oil', si: 'තෛලය' },
    image: undefined,
    quantity,
    priceLkr: 100,
    totalLkr: 100 * quantity,
    stock: 5,
  };
  const { totalLkr } = line;
  const lines = quantity > 0 ? [line] : [];
  return {
    ...nothing,
    ...{ lines, totalLkr },
    itemCount: quantity,
    subtotalLkr: totalLkr,
  };
}

/** Simulates a server with one line, which fails while `isDown` is set. */
export function aCartClient({ quantity = 0 } = {}) {
  const server = { quantity, isDown: false, sent: [] as CartRequest[], notifications: 0 };
  const messages: CartMessage[] = [];
  /** Holds what a press of the button of each toast does. */
  const toastButtons: ((() => void) | undefined)[] = [];
  let queue: Promise<void> = Promise.resolve();
  const client: CartClient = {
    read: async () => {
      if (server.isDown) throw new Error('down');
      return cartOf(server.quantity);
    },
    send: async (request) => {
      server.sent.push(request);
      if (server.isDown) throw new Error('down');
      server.quantity =
        request.intent === 'add' ? server.quantity + request.quantity : request.quantity;
      return {
        ok: true,
        cart: cartOf(server.quantity),
        message: { kind: 'success', code: 'added' },
      };
    },
    runInOrder: (work) => {
      queue = queue.then(work);
      return queue;
    },
    showMessage: (message, onPress) => {
      messages.push(message);
      toastButtons.push(onPress);
    },
    tellOtherTabs: () => {
      server.notifications += 1;
    },
  };
  return { client, server, messages, toastButtons };
}
