import { setTimeout as pause } from 'node:timers/promises';
import { aBuyer, checkoutFields, orderIdOf, putInCart } from '#test/shopping.ts';
import type { ShopResponse, Visitor } from '#test/visitor.ts';

export type SteadyOrders = {
  placed: string[];
  refused: string[];
  slowestMs: number;
  /** How many requests the shop asked to send again, because it was busy. */
  busyCount: number;
};

type Buying = { visitor: () => Visitor; productId: string; everyMs: number };

/**
 * Starts an order at each interval, no matter how the previous ones fare. A request is sent again only when the busy
 * shop asks for it. `stop` waits for the pending orders and returns the ids of the placed ones and what happened to the others.
 */
export function startOrdering({ visitor, productId, everyMs }: Buying) {
  const orders: SteadyOrders = { placed: [], refused: [], slowestMs: 0, busyCount: 0 };
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  const startDue = () => {
    const due = Math.floor((performance.now() - startedAt) / everyMs);
    while (pending.length < due) pending.push(order(patient(visitor(), orders), productId, orders));
  };
  const timer = setInterval(startDue, everyMs);
  const stop = async () => {
    clearInterval(timer);
    await Promise.all(pending);
    return orders;
  };
  return { orders, stop };
}

async function order(buyer: Visitor, productId: string, orders: SteadyOrders): Promise<void> {
  const startedAt = performance.now();
  try {
    await putInCart(buyer, productId);
    const page = await buyer.get('/checkout');
    const response = await buyer.post('/checkout', { ...checkoutFields(page.body), ...aBuyer() });
    const orderId = orderIdOf(response);
    if (orderId) orders.placed.push(orderId);
    else orders.refused.push(`The checkout answered ${page.status}, the order ${response.status}`);
  } catch (thrown) {
    orders.refused.push(`${thrown}`);
  }
  orders.slowestMs = Math.max(orders.slowestMs, performance.now() - startedAt);
}

/** Makes a visitor that sends a request again after the time for which the busy shop asks. */
function patient(visitor: Visitor, orders: SteadyOrders): Visitor {
  const send = async (request: () => Promise<ShopResponse>): Promise<ShopResponse> => {
    const response = await request();
    const waitSeconds = Number(response.headers.get('Retry-After'));
    if (response.status !== 503 || !waitSeconds) return response;
    orders.busyCount += 1;
    await pause(waitSeconds * 1000);
    return send(request);
  };
  return {
    cookies: visitor.cookies,
    get: (...sent) => send(() => visitor.get(...sent)),
    post: (...sent) => send(() => visitor.post(...sent)),
  };
}
