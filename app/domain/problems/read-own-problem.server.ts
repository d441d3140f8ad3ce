import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { findDeliveredAt } from '#domain/orders/reading/read-progress.server.ts';
import { findProblem } from './find-problem.server.ts';
import { isInTime, lastClaimDay } from './problem.ts';

/**
 * The state of an order's problem for its customer: whether it can be reported, or how it was answered.
 */
export type OwnProblem =
  | { is: 'open'; lastDay: Date }
  | { is: 'late' }
  | { is: 'reported'; at: Date }
  | { is: 'settled'; at: Date; answer: string };

/** Returns undefined for an order that was not delivered and has no problem. */
export async function readOwnProblem(
  shop: Shop,
  order: Pick<Order, 'id' | 'status' | 'personRemovedAt'>,
): Promise<OwnProblem | undefined> {
  const told = await findProblem(shop, order.id);
  if (told?.settledAt) return { is: 'settled', at: told.settledAt, answer: told.answer };
  if (told) return { is: 'reported', at: told.createdAt };
  if (order.status !== 'delivered' || order.personRemovedAt !== null) return undefined;
  const deliveredAt = await findDeliveredAt(shop, order.id);
  if (!deliveredAt || !isInTime(deliveredAt, shop.now())) return { is: 'late' };
  return { is: 'open', lastDay: lastClaimDay(deliveredAt) };
}
