import type { Line, Model, ModelOrder } from './model.ts';
import { sendBack } from './model-money.ts';
import { move } from './model-shelf.ts';
import type { Of } from './sent.ts';

/** Refunds by hand, with what came back. */
export function refundIn(
  model: Model,
  order: ModelOrder,
  { shown, amount, back }: Of<'refund'>,
): string {
  const kept = order.received - order.refunded;
  if (shown !== order.refunded) return 'refunded-since';
  if (kept === 0) return 'nothing-paid';
  if (amount > kept) return 'more-than-paid';
  if (order.lines.some((line, at) => line && (back[at] ?? 0) > line.held)) return 'more-than-held';
  for (const [at, line] of order.lines.entries()) {
    if (line) takeBack(model, order, { line, at, units: back[at] ?? 0 });
  }
  sendBack(order, amount);
  return 'ok';
}

type Back = { line: Line; at: number; units: number };

/** Takes all units again for a cancelled order that is restored. */
function takeBack(model: Model, { status }: ModelOrder, { line, at, units }: Back): void {
  move(model, at, { line, units });
  if (status !== 'cancelled') line.returned += units;
}
