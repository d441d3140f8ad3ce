import type { ModelOrder } from './model-state.ts';

/** Takes a step on an order, and counts a new version if the packing slip of the waiting parcel has changed. */
export function bumpVersionOnNewPackingSlip<Value>(order: ModelOrder, step: () => Value): Value {
  const before = packingSlipOf(order);
  const result = step();
  const isWaiting = order.status === 'pending' || order.status === 'paid';
  if (isWaiting && packingSlipOf(order) !== before) order.version += 1;
  return result;
}

/** Returns what a packing slip says of units and cash; nothing is collected for a cancelled order. */
function packingSlipOf({ status, total, waived, received, refunded, lines }: ModelOrder): string {
  const due = status === 'cancelled' ? 0 : Math.max(0, total - waived - received + refunded);
  return JSON.stringify([due, lines.map((line) => line && line.quantity - line.returned)]);
}
