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

/**
 * Ends an open request when the order is cancelled or its parcel leaves. Opens one again that came too late when the parcel
 * had not left after all.
 */
export function changeRequestOnStatus(
  order: ModelOrder,
  cancelRequest: CancelRequest,
  to: OrderStatus,
): void {
  const isReopened = !canBeCancelled(order) && (to === 'pending' || to === 'paid');
  if (isReopened) {
    order.isCancelRequested = cancelRequest.isLate && order.status !== 'cancelled';
    cancelRequest.isLate = false;
  }
  if (order.isCancelRequested && (to === 'shipped' || to === 'delivered'))
    cancelRequest.isLate = true;
  if (to !== 'pending' && to !== 'paid') order.isCancelRequested = false;
}
