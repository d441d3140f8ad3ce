import type { Line, Model, ModelOrder } from './model-state.ts';
import type { OrderSubmission, Submission, SubmissionOf } from './submissions.ts';

/** Changes stock as the owner adjusts, counts or saves it. */
export function changeStock(
  model: Model,
  submission: Exclude<Submission, OrderSubmission | SubmissionOf<'place'>>,
): string {
  const { kind, product } = submission;
  if (kind === 'count' && submission.shownCountVersion !== model.countVersions[product])
    return 'count-again';
  const by = kind === 'adjust' ? submission.by : submission.to - submission.shown;
  if (by === 0) return kind === 'save' ? 'ok' : 'nothing-to-move';
  const stock = stockOf(model, product) + by;
  if (stock < 0) return kind === 'count' ? 'count-again' : 'stock-below-zero';
  model.stock[product] = stock;
  voidBegunCounts(model, product);
  return 'ok';
}

/** Makes the shop refuse each stock count of the product that has begun. */
export function voidBegunCounts(model: Model, product: number): void {
  model.countVersions[product] = (model.countVersions[product] ?? 0) + 1;
}

const stockOf = (model: Model, product: number) => model.stock[product] ?? 0;

/** Adds units to stock, or takes them if below zero; returns whether there were enough. */
export function moveUnits(
  model: Model,
  product: number,
  { line, units }: { line: Line | undefined; units: number },
) {
  const stock = stockOf(model, product);
  const moved = Math.max(units, -stock);
  model.stock[product] = stock + moved;
  if (line) line.held -= moved;
  return moved === units;
}

/** Restocks all units that an order holds. */
export function returnUnits(model: Model, { lines }: ModelOrder): void {
  for (const [product, line] of lines.entries()) {
    if (line) moveUnits(model, product, { line, units: line.held });
  }
}
