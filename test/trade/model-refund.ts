import { addRefund, netReceived } from './model-money.ts';
import type { Line, Model, ModelOrder } from './model-state.ts';
import { moveUnits, voidBegunCounts } from './model-stock.ts';
import type { SubmissionOf } from './submissions.ts';

/** Records a refund by hand, and restocks the units that came back. */
export function refundIn(
  model: Model,
  order: ModelOrder,
  { shownRefunded, amount, returnedUnits }: SubmissionOf<'refund'>,
): string {
  const net = netReceived(order);
  if (shownRefunded !== order.refunded) return 'refunded-since';
  if (net === 0) return 'nothing-paid';
  if (amount > net) return 'more-than-paid';
  if (order.lines.some((line, product) => line && (returnedUnits[product] ?? 0) > line.held))
    return 'more-than-held';
  for (const [product, line] of order.lines.entries()) {
    if (line) restock(model, order, { line, product, units: returnedUnits[product] ?? 0 });
  }
  addRefund(order, amount);
  return 'ok';
}

type ReturnedUnits = { line: Line; product: number; units: number };

/** Restocks units; on a cancelled order they do not count as returned, as a reopened order takes all its units again. */
function restock(
  model: Model,
  { status }: ModelOrder,
  { line, product, units }: ReturnedUnits,
): void {
  moveUnits(model, product, { line, units });
  if (units > 0) voidBegunCounts(model, product);
  if (status !== 'cancelled') line.returned += units;
}
