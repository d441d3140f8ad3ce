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

/** Reads the state. Undefined if no problem was reported and the order was not delivered or its person was removed. */
export async function readOwnProblem(
  shop: Shop,
  order: Pick<Order, 'id' | 'status' | 'personRemovedAt'>,
): Promise<OwnProblem | undefined> {
  const problem = await findProblem(shop, order.id);
  if (problem?.settledAt) return { is: 'settled', at: problem.settledAt, answer: problem.answer };
  if (problem) return { is: 'reported', at: problem.createdAt };
  if (order.status !== 'delivered' || order.personRemovedAt !== null) return undefined;
  const deliveredAt = await findDeliveredAt(shop, order.id);
  if (!deliveredAt || !isInTime(deliveredAt, shop.now())) return { is: 'late' };
  return { is: 'open', lastDay: lastClaimDay(deliveredAt) };
}
