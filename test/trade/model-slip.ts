import type { ModelOrder } from './model-state.ts';

/** Takes a step on an order, and counts a new version if the packing slip of the parcel that waits is another one now. */
export function withSlip<Answer>(order: ModelOrder, step: () => Answer): Answer {
  const before = slipOf(order);
  const answer = step();
  const isWaiting = order.status === 'pending' || order.status === 'paid';
  if (isWaiting && slipOf(order) !== before) order.version += 1;
  return answer;
}

/** Returns what a slip says of units and cash; nothing is collected for a cancelled order. */
function slipOf({ status, total, waived, received, refunded, lines }: ModelOrder): string {
  const due = status === 'cancelled' ? 0 : Math.max(0, total - waived - received + refunded);
  return JSON.stringify([due, lines.map((line) => line && line.quantity - line.returned)]);
}
