import { aBuyer, checkoutFields, orderIdOf, putInCart } from '#test/shopping.ts';
import type { Visitor } from '#test/visitor.ts';

export type SteadyOrders = { placed: string[]; refused: string[]; slowestMs: number };

type Buying = { visitor: () => Visitor; productId: string; everyMs: number };

/**
 * Starts an order at each interval, no matter how the previous ones fare. Each request is sent once. `stop` waits for
 * the pending orders and returns the ids of those that were placed and what happened to the others.
 */
export function startOrdering({ visitor, productId, everyMs }: Buying) {
  const orders: SteadyOrders = { placed: [], refused: [], slowestMs: 0 };
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  const startDue = () => {
    const due = Math.floor((performance.now() - startedAt) / everyMs);
    while (pending.length < due) pending.push(order(visitor(), productId, orders));
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
    const answer = await buyer.post('/checkout', { ...checkoutFields(page.body), ...aBuyer() });
    const orderId = orderIdOf(answer);
    if (orderId) orders.placed.push(orderId);
    else orders.refused.push(`The checkout answered ${page.status}, the order ${answer.status}`);
  } catch (thrown) {
    orders.refused.push(`${thrown}`);
  }
  orders.slowestMs = Math.max(orders.slowestMs, performance.now() - startedAt);
}
