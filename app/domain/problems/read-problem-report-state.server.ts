import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { findDeliveredAt } from '#domain/orders/reading/read-progress.server.ts';
import { findProblem } from './find-problem.server.ts';
import { isReportInTime, lastReportDay } from './problem.ts';

/** Whether the customer can report a problem with an order's parcel, or what became of the report. */
export type ProblemReportState =
  | { kind: 'reportable'; lastDay: Date }
  /** The days for a report have passed, or the history does not say when it was delivered. */
  | { kind: 'late' }
  | { kind: 'reported'; at: Date }
  | { kind: 'settled'; at: Date; answer: string };

/** Why no report is taken. */
export type ReportRefusal =
  | { code: 'not-delivered' }
  | { code: 'late' }
  | { code: 'already-reported' };

/** Returns why no report is taken in this state, or undefined if one is. */
export function refusalOfReport(state: ProblemReportState | undefined): ReportRefusal | undefined {
  if (!state) return { code: 'not-delivered' };
  if (state.kind === 'late') return { code: 'late' };
  return state.kind === 'reportable' ? undefined : { code: 'already-reported' };
}

/** Reads the state. Returns undefined for an order without a report that was not delivered or whose person was removed. */
export async function readProblemReportState(
  shop: Shop,
  order: Pick<Order, 'id' | 'status' | 'personRemovedAt'>,
): Promise<ProblemReportState | undefined> {
  const problem = await findProblem(shop, order.id);
  if (problem?.settledAt) return { kind: 'settled', at: problem.settledAt, answer: problem.answer };
  if (problem) return { kind: 'reported', at: problem.createdAt };
  if (order.status !== 'delivered' || order.personRemovedAt !== null) return undefined;
  const deliveredAt = await findDeliveredAt(shop, order.id);
  if (!deliveredAt || !isReportInTime(deliveredAt, shop.now())) return { kind: 'late' };
  return { kind: 'reportable', lastDay: lastReportDay(deliveredAt) };
}
