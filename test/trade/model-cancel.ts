import type { OrderStatus } from '#domain/orders/order.ts';
import type { CancelRequest, ModelOrder } from './model-state.ts';

const maxRequests = 3;
const canBeCancelled = ({ status }: ModelOrder) => status === 'pending' || status === 'paid';

export function requestCancel(order: ModelOrder, cancelRequest: CancelRequest): string {
  if (order.isCancelRequested) return 'ok';
  if (!canBeCancelled(order) || cancelRequest.isDeclined || cancelRequest.times >= maxRequests)
    return 'not-cancellable';
  order.isCancelRequested = true;
  cancelRequest.times += 1;
  return 'ok';
}

export function withdrawRequest(order: ModelOrder): string {
  if (!canBeCancelled(order)) return 'order-moved-on';
  order.isCancelRequested = false;
  return 'ok';
}

export function decline(order: ModelOrder, cancelRequest: CancelRequest): string {
  if (!order.isCancelRequested) return 'no-open-request';
  order.isCancelRequested = false;
  cancelRequest.isDeclined = true;
  return 'ok';
}

/** Ends an open request when the order is cancelled or its parcel leaves. */
export function endRequestOnStatus(
  order: ModelOrder,
  cancelRequest: CancelRequest,
  to: OrderStatus,
): void {
  if (order.isCancelRequested && (to === 'shipped' || to === 'delivered'))
    cancelRequest.isDeclined = true;
  if (to !== 'pending' && to !== 'paid') order.isCancelRequested = false;
}
