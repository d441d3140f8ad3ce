import type { Shop } from '#domain/kernel/shop.server.ts';
import type { SlipReason } from '#domain/orders/order.ts';
import { paymentConditions, usesBankTransfer } from '#domain/orders/payment.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { listSlips, type Slip } from './find-slips.server.ts';
import { acceptsSlips, slipLimits } from './slip.ts';

/** The state of the newest slips of an order, for its customer. */
export type SlipStatus =
  | { state: 'waiting' }
  | { state: 'accepted' }
  | { state: 'refused'; reason: SlipReason; words: string };

export type OwnSlips = NonNullable<Awaited<ReturnType<typeof readOwnSlips>>>;

/** Reads the slips for the page of an order. Returns undefined if none was sent and the order accepts none. */
export async function readOwnSlips(shop: Shop, order: Order) {
  const slips = await listSlips(shop, order.id);
  const isOpen = acceptsSlips(order);
  if (!isOpen && slips.length === 0) return undefined;
  const bytes = slips.reduce((sum, slip) => sum + slip.bytes, 0);
  const status = findSlipStatus(slips, order);
  const hasRoomForMore = slips.length < slipLimits.filesOfOrder && bytes < slipLimits.bytesOfOrder;
  return {
    isOpen,
    hasRoomForMore,
    keptDays: (await readSettings(shop)).slipDays,
    // A refusal asks for another slip, so it is not shown once the order accepts none.
    status: status?.state === 'refused' && !isOpen ? undefined : status,
    slips: slips.map(({ id, kind, width, height }) => ({ id, kind, width, height })),
  };
}

type SlipOrder = Parameters<typeof paymentConditions.transfer>[0];

/**
 * Returns the state of the newest slip: accepted once a transfer has paid the order. Undefined without a slip, for an order
 * that was cancelled or refunded or has no transfer due, and where an accepted slip has paid only a part.
 */
export function findSlipStatus(
  slips: Pick<Slip, 'state' | 'reason' | 'words'>[],
  order: SlipOrder,
): SlipStatus | undefined {
  const newest = slips.at(-1);
  if (!newest || order.status === 'cancelled' || order.paymentStatus === 'refunded')
    return undefined;
  if (order.dueLkr === 0)
    return countsAsAccepted(newest, order) ? { state: 'accepted' } : undefined;
  if (!paymentConditions.transfer(order)) return undefined;
  const { state, reason, words } = newest;
  if (state === 'refused' && reason !== null) return { state, reason, words };
  return state === 'waiting' ? { state } : undefined;
}

/**
 * Returns whether the slip of a paid order counts as accepted: also if the owner marked the order as paid by transfer without
 * checking it, but not while it waits, because the money came otherwise, such as online.
 */
function countsAsAccepted({ state }: Pick<Slip, 'state'>, order: SlipOrder): boolean {
  return state === 'accepted' || (state === 'unchecked' && usesBankTransfer(order));
}
