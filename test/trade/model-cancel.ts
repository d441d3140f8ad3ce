import type { OrderStatus } from '#domain/orders/order.ts';
import type { ModelOrder } from './model.ts';

/** What was asked of an order so far: how often, and whether the shop's answer was no. */
export type Asking = { times: number; isDeclined: boolean };

const mostTimes = 3;
const canStop = ({ status }: ModelOrder) => status === 'pending' || status === 'paid';

export function askToStop(order: ModelOrder, asking: Asking): string {
  if (order.isAsked) return 'ok';
  if (!canStop(order) || asking.isDeclined || asking.times >= mostTimes) return 'not-to-cancel';
  order.isAsked = true;
  asking.times += 1;
  return 'ok';
}

export function takeAskingBack(order: ModelOrder): string {
  if (!canStop(order)) return 'order-moved-on';
  order.isAsked = false;
  return 'ok';
}

export function decline(order: ModelOrder, asking: Asking): string {
  if (!order.isAsked) return 'no-open-request';
  order.isAsked = false;
  asking.isDeclined = true;
  return 'ok';
}

/** Ends what was asked where the order is cancelled or its parcel leaves, which is an answer. */
export function overtake(order: ModelOrder, asking: Asking, to: OrderStatus): void {
  if (order.isAsked && (to === 'shipped' || to === 'delivered')) asking.isDeclined = true;
  if (to !== 'pending' && to !== 'paid') order.isAsked = false;
}
