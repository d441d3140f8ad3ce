import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { lockOrder } from '#domain/orders/lock-order.server.ts';
import type { PreparedPicture } from './prepare-picture.server.ts';
import type { ProblemForm } from './problem-schema.server.ts';
import {
  type ReportRefusal,
  readProblemReportState,
  refusalOfReport,
} from './read-problem-report-state.server.ts';
import { parcelProblems, problemPictures } from './tables.server.ts';

type Report = ProblemForm & { pictures: readonly PreparedPicture[] };

/**
 * Records a problem with a delivered parcel, once for each order, and notifies the owner. Anyone who knows the private
 * id of the order may do so, within the days that the refund policy names.
 */
export function reportProblem(
  shop: Shop,
  orderId: string,
  { kind, words, pictures }: Report,
): Promise<Result<undefined, ReportRefusal>> {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order) return refuse({ code: 'not-delivered' });
    const refusal = refusalOfReport(await readProblemReportState(shop, order));
    if (refusal) return refuse(refusal);
    const id = crypto.randomUUID();
    await shop.db
      .insert(parcelProblems)
      .values({ id, orderId: order.id, kind, words, createdAt: shop.now() });
    const rows = pictures.map((one, position) => ({ ...one, position, problemId: id }));
    if (rows.length > 0) await shop.db.insert(problemPictures).values(rows);
    const action = 'order-problem-reported';
    const entry = await applyOrderChange(shop, order, { action, details: { kind } });
    const event = { name: 'parcel-problem-reported', orderId: order.id } as const;
    await announce(shop, { ...event, auditEntryId: `${entry}` });
    return ok();
  });
}
