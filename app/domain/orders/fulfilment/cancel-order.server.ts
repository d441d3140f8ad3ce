import { nothingChanged, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import type { CancelReason } from '#domain/orders/order.ts';
import {
  findStatusChange,
  type StatusChangedSince,
  setOrderStatuses,
} from './change-order-status.server.ts';

type CancelOrder = {
  orderId: string;
  reason: CancelReason;
  /** The status that the form showed. */
  shownStatus?: string | undefined;
};

/** Cancels an order for a reason that its history keeps. Idempotent. Refuses if its status changed since it was shown. */
export function cancelOrder(
  shop: AdminShop,
  { orderId, reason, shownStatus }: CancelOrder,
): Promise<Result<undefined, { code: 'order-not-found' } | StatusChangedSince>> {
  return withLockedOrder<undefined, StatusChangedSince>(shop, orderId, async (shop, order) => {
    const request = { orderId, status: 'cancelled', shown: { status: shownStatus } } as const;
    const changed = findStatusChange(order, request);
    if (changed) return refuse(changed);
    if (order.status === 'cancelled') return okRecorded(nothingChanged);
    const { entry } = await setOrderStatuses(shop, order, { status: 'cancelled', reason });
    return okRecorded(entry);
  });
}
