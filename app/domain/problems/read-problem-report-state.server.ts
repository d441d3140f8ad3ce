import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { findDeliveredAt } from '#domain/orders/reading/read-progress.server.ts';
import { findProblem } from './find-problem.server.ts';
import { isReportInTime, lastReportDay } from './problem.ts';

/** Whether the customer can report a problem with an order's parcel, or what became of the report. */
export type ProblemReportState =
  | { is: 'reportable'; lastDay: Date }
  /** The days for a report have passed, or the history does not have the delivery. */
  | { is: 'late' }
  | { is: 'reported'; at: Date }
  | { is: 'settled'; at: Date; answer: string };

/** Reads the state. Returns undefined for an order without a report that was not delivered or whose person was removed. */
export async function readProblemReportState(
  shop: Shop,
  order: Pick<Order, 'id' | 'status' | 'personRemovedAt'>,
): Promise<ProblemReportState | undefined> {
  const problem = await findProblem(shop, order.id);
  if (problem?.settledAt) return { is: 'settled', at: problem.settledAt, answer: problem.answer };
  if (problem) return { is: 'reported', at: problem.createdAt };
  if (order.status !== 'delivered' || order.personRemovedAt !== null) return undefined;
  const deliveredAt = await findDeliveredAt(shop, order.id);
  if (!deliveredAt || !isReportInTime(deliveredAt, shop.now())) return { is: 'late' };
  return { is: 'reportable', lastDay: lastReportDay(deliveredAt) };
}
