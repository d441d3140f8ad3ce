import type { OrderStatus } from '#domain/orders/order.ts';
import { paymentConditions } from '#domain/orders/payment.ts';
import { pictureTypes } from '#domain/problems/problem.ts';

export const slipKinds = ['picture', 'pdf'] as const;

/** The file types that the field suggests; the content of the file is checked later. */
export const slipTypes = `${pictureTypes},application/pdf`;

/** `waiting` for the owner, until it is accepted or refused. */
export const slipStates = ['waiting', 'accepted', 'refused'] as const;
export type SlipState = (typeof slipStates)[number];
/** `unchecked`: the owner has marked the order as paid without a decision about the slip. Not stored. */
export type ShownSlipState = SlipState | 'unchecked';

/** The maximum numbers of files (per order and upload), bytes (per order, per day in the shop), and characters of a text. */
export const slipLimits = {
  filesOfOrder: 10,
  filesAtOnce: 4,
  bytesOfOrder: 24 * 1024 * 1024,
  bytesOfDay: 256 * 1024 * 1024,
  words: 500,
} as const;

type SlipOrder = Parameters<typeof paymentConditions.transfer>[0] & {
  status: OrderStatus;
  personRemovedAt: Date | null;
};

/** Returns whether slips are accepted: a transfer is due, and the person was not removed. */
export function acceptsSlips(order: SlipOrder): boolean {
  return paymentConditions.transfer(order) && order.personRemovedAt === null;
}
