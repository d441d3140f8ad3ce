import { balanceOf, updatePaymentStatus } from './model-money.ts';
import { totalOf } from './model-price.ts';
import type { Line, Model, ModelOrder } from './model-state.ts';
import { moveUnits } from './model-stock.ts';
import type { SubmissionOf } from './submissions.ts';

export function editIn(
  model: Model,
  order: ModelOrder,
  { quantities, version }: SubmissionOf<'edit'>,
): string {
  if (order.status !== 'pending' && order.status !== 'paid') return 'no-longer-editable';
  if (order.version !== version) return 'changed-since';
  const requested = order.lines.map((line, product) => quantities[product] ?? line?.quantity ?? 0);
  if (requested.every((quantity) => quantity === 0)) return 'nothing-left';
  const before = structuredClone(order);
  const isInStock = requested.every((quantity, product) =>
    editLine(model, order, { product, quantity }),
  );
  if (!isInStock) return 'sold-out';
  order.total = totalOf(model, order);
  order.waived = order.total - chargeAfterEdit(model, before, order);
  updatePaymentStatus(order);
  if (JSON.stringify(order) !== JSON.stringify(before)) order.version += 1;
  return 'ok';
}

function editLine(
  model: Model,
  { lines }: ModelOrder,
  { product, quantity }: { product: number; quantity: number },
) {
  if (!lines[product] && quantity === 0) return true;
  const line = lines[product] ?? { quantity: 0, returned: 0, held: 0 };
  lines[product] = line;
  const isRaised = quantity > line.quantity;
  if (quantity !== line.quantity) line.returned = 0;
  line.quantity = quantity;
  const isInStock = moveUnits(model, product, {
    line,
    units: line.held - (quantity - line.returned),
  });
  if (quantity === 0) lines[product] = undefined;
  return isInStock || !isRaised;
}

/**
 * Returns what the customer is charged: the price of what they keep, less what was waived beyond returned units. Keeping
 * less lowers what they owe, then what was waived (decision 033).
 */
function chargeAfterEdit(model: Model, before: ModelOrder, after: ModelOrder): number {
  const waivedBeyond = priceOfKept(model, before) - (before.total - before.waived);
  if (waivedBeyond < 0) {
    // Charges returned units that were refunded for a part of their price as before, until their line is edited.
    return Math.max(after.total - before.waived, priceOfKept(model, after));
  }
  const saved = priceOfKept(model, before) - priceOfKept(model, after);
  const owed = Math.max(0, balanceOf(before));
  return priceOfKept(model, after) - Math.max(0, waivedBeyond - Math.max(0, saved - owed));
}

/** Returns what the order would cost without its returned units. */
function priceOfKept(model: Model, { lines, hasPromoCode }: ModelOrder): number {
  const kept = (line: Line) => ({ ...line, quantity: line.quantity - line.returned });
  return totalOf(model, { hasPromoCode, lines: lines.map((line) => line && kept(line)) });
}
